import { Suspense, useState } from 'react';
import type { Invoice } from '#application/api/invoices-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { StaffInvoiceAction } from '#domain/invoices/invoice-lifecycle';
import { type InvoiceStep, invoiceSteps } from '#domain/invoices/invoice-steps';
import IssueIcon from '~icons/solar/bill-check-linear';
import MoneyIcon from '~icons/solar/hand-money-linear';
import SendIcon from '~icons/solar/letter-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import CreditIcon from '~icons/solar/undo-left-round-linear';
import { Button, ButtonLink } from '../../kit/button';
import { PageHeader } from '../../kit/layout/page-header';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { Menu, type MenuItem } from '../../kit/overlays/menu';
import { TextLink } from '../../kit/text-link';
import { invoiceEditPath } from '../../links/invoice-path';
import { orderPath } from '../../links/order-path';
import { useInvoiceName } from '../../links/use-invoice-name';
import { useSnapshot } from '../../lists/use-snapshot';
import { PrintMenu, type PrintRequest } from '../../papers/print-menu';
import { useText } from '../../text/use-text';
import { below } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import type { InvoiceActor } from '../invoice-actors';
import { InvoiceStatusChip } from '../invoice-status-chip';

/** Only needed for printing. */
const PrintInvoice = lazyComponent(() => import('./print-invoice'), 'PrintInvoice');

const PAPERS = ['invoice'] as const;

const ICONS = {
  issue: IssueIcon,
  recordPayment: MoneyIcon,
  credit: CreditIcon,
  send: SendIcon,
};
/** Steps that do not lead to the payment. */
const SECONDARY_ACTIONS: readonly string[] = ['credit', 'send'];
type VisibleAction = keyof typeof ICONS;

function isSecondary({ action }: InvoiceStep): boolean {
  return SECONDARY_ACTIONS.includes(action);
}

interface InvoiceHeaderProps {
  /** Loading or not found: the heading stays the same element, and so keeps the focus. */
  invoice: Invoice | undefined;
  actor: InvoiceActor | undefined;
}

/** The invoice's name, its status, and the steps of its lifecycle. */
export function InvoiceHeader({ invoice, actor }: InvoiceHeaderProps) {
  const t = useText('invoice');
  const list = useText('invoices');
  const nameOf = useInvoiceName();
  const name = invoice ? nameOf(invoice) : t('loading');
  return (
    <PageHeader
      crumbs={[
        { label: list('section') },
        { label: list('title'), to: '/dashboard/invoice' },
        { label: invoice?.number ?? name },
      ]}
      title={name}
      status={invoice && <InvoiceStatusChip invoice={invoice} />}
      subtitle={
        invoice?.orderId && (
          <TextLink to={orderPath({ id: invoice.orderId })}>
            {t('forOrder', { number: bidiIsolate(`#${invoice.orderNumber}`) })}
          </TextLink>
        )
      }
      actions={
        invoice &&
        actor && (
          <>
            <PrintStep invoice={invoice} />
            <InvoiceSteps invoice={invoice} actor={actor} />
          </>
        )
      }
    />
  );
}

function PrintStep({ invoice }: { invoice: Invoice }) {
  const t = useText('invoice');
  const [request, setRequest] = useState<PrintRequest<'invoice'> | null>(null);
  return (
    <>
      <PrintMenu<'invoice'>
        papers={PAPERS}
        nameOf={() => t(`document.${invoice.type}`)}
        onPrint={setRequest}
      />
      {request && (
        <Suspense fallback={null}>
          <PrintInvoice
            {...request}
            readInvoice={async () => invoice}
            onClosed={() => setRequest(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The available steps of the invoice, the main one last; disabled steps show the reason. */
function InvoiceSteps({ invoice, actor }: { invoice: Invoice; actor: InvoiceActor }) {
  const t = useText('invoice');
  const list = useText('invoices');
  const snapshot = useSnapshot(actor);
  const { status, allowedActions } = snapshot.context.invoice;
  const offered = allowedActions.map(({ action }) => action);
  const steps = invoiceSteps({ type: invoice.type, status }, offered);
  const onPhone = useMediaQuery(below('phone'));
  // A phone shows only a few buttons below the page.
  const tucked = onPhone && steps.length > 1 ? steps.filter(isSecondary) : [];
  return (
    <>
      <MoreSteps invoice={invoice} actor={actor} offered={offered} steps={tucked} />
      {offered.includes('issue') && (
        <ButtonLink variant="outline" icon={EditIcon} to={invoiceEditPath(invoice)}>
          {list('actions.edit')}
        </ButtonLink>
      )}
      {steps
        .filter((step) => !tucked.includes(step))
        .map(({ action, refusal }, index, shown) => (
          <Button
            key={action}
            variant={
              index === shown.length - 1 && !SECONDARY_ACTIONS.includes(action)
                ? 'primary'
                : 'outline'
            }
            // Deleting is in the menu.
            icon={ICONS[action as VisibleAction]}
            iconMirrored={action === 'credit'}
            disabledReason={refusal ? list(`refusal.${refusal}`) : undefined}
            onClick={() => actor.send({ type: `invoice.${action}` })}
          >
            {t('asks', { label: list(`actions.${action}`) })}
          </Button>
        ))}
    </>
  );
}

interface MoreStepsProps {
  invoice: Invoice;
  actor: InvoiceActor;
  offered: readonly StaffInvoiceAction[];
  /** The steps without a button. */
  steps: readonly InvoiceStep[];
}

function MoreSteps({ invoice, actor, offered, steps }: MoreStepsProps) {
  const t = useText('invoice');
  const list = useText('invoices');
  const name = useInvoiceName()(invoice);
  const items: MenuItem[] = steps.map(({ action, refusal }) => ({
    id: action,
    label: t('asks', { label: list(`actions.${action}`) }),
    icon: ICONS[action as VisibleAction],
    iconMirrored: action === 'credit',
    disabledReason: refusal ? list(`refusal.${refusal}`) : undefined,
  }));
  if (offered.includes('delete')) {
    items.push({ id: 'delete', label: list('actions.delete'), icon: TrashIcon, danger: true });
  }
  if (items.length === 0) return null;
  // The entries are actions of the invoice.
  const act = (id: string) => actor.send({ type: `invoice.${id as StaffInvoiceAction}` });
  return <Menu label={list('actions.menu', { name })} items={items} onAction={act} />;
}
