import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { type InvoiceStep, invoiceSteps } from '#domain/invoices/invoice-steps';
import { orderNumberText } from '#domain/orders/order-number';
import type { Invoice } from '#openapi/types.generated';
import IssueIcon from '~icons/solar/bill-check-linear';
import MoneyIcon from '~icons/solar/hand-money-linear';
import SendIcon from '~icons/solar/letter-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import CreditIcon from '~icons/solar/undo-left-round-linear';
import { Button, ButtonLink } from '../../kit/button';
import { MoreMenu } from '../../kit/layout/more-menu';
import { PageHeader } from '../../kit/layout/page-header';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { TextLink } from '../../kit/text-link';
import { invoiceEditPath } from '../../links/invoice-path';
import { orderPath } from '../../links/order-path';
import { bookingPath } from '../../links/tour-path';
import { useInvoiceName } from '../../links/use-invoice-name';
import { PrintMenu, type PrintRequest } from '../../papers/print-menu';
import { useText } from '../../text/use-text';
import type { InvoiceActor } from '../invoice-actors';
import { InvoiceStatusChip } from '../invoice-status-chip';

/** Only needed for printing. */
const PrintInvoice = lazyComponent(
  () => import(/* webpackChunkName: 'print-invoice' */ './print-invoice'),
  'PrintInvoice',
);

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
      name={invoice && <bdi>{invoice.client.name}</bdi>}
      status={invoice && <InvoiceStatusChip invoice={invoice} />}
      subtitle={invoice && <SourceLink invoice={invoice} />}
      more={
        invoice &&
        actor && (
          <>
            <PrintStep invoice={invoice} />
            <MoreInvoiceSteps invoice={invoice} actor={actor} />
          </>
        )
      }
      actions={invoice && actor && <InvoiceSteps invoice={invoice} actor={actor} />}
    />
  );
}

/** The order or the booking that it invoices. */
function SourceLink({ invoice }: { invoice: Invoice }) {
  const t = useText('invoice');
  const { orderId, orderNumber, booking } = invoice;
  if (booking) {
    return (
      <TextLink to={bookingPath(booking)}>
        {t('forBooking', { number: bidiIsolate(booking.number) })}
      </TextLink>
    );
  }
  if (!orderId) return null;
  return (
    <TextLink to={orderPath({ id: orderId })}>
      {t('forOrder', { number: orderNumberText(orderNumber ?? '') })}
    </TextLink>
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
        <Deferred>
          <PrintInvoice
            {...request}
            readInvoice={async () => invoice}
            onClosed={() => setRequest(null)}
          />
        </Deferred>
      )}
    </>
  );
}

interface InvoiceStepsProps {
  invoice: Invoice;
  actor: InvoiceActor;
}

function useInvoiceSteps({ invoice, actor }: InvoiceStepsProps) {
  const { status, allowedActions } = useSelector(actor, ({ context }) => context.record);
  const offered = allowedActions.map(({ action }) => action);
  return { offered, steps: invoiceSteps({ type: invoice.type, status }, offered) };
}

/** The steps of the invoice that lead to its payment, the main one last. */
function InvoiceSteps({ invoice, actor }: InvoiceStepsProps) {
  const list = useText('invoices');
  const { offered, steps } = useInvoiceSteps({ invoice, actor });
  const shown = steps.filter((step) => !isSecondary(step));
  return (
    <>
      {offered.includes('issue') && (
        <ButtonLink variant="outline" icon={EditIcon} to={invoiceEditPath(invoice)}>
          {list('actions.edit')}
        </ButtonLink>
      )}
      {shown.map((step, index) => (
        <StepButton
          key={step.action}
          step={step}
          actor={actor}
          variant={index === shown.length - 1 ? 'primary' : 'outline'}
        />
      ))}
    </>
  );
}

interface StepButtonProps {
  step: InvoiceStep;
  actor: InvoiceActor;
  variant: 'primary' | 'outline';
}

/** A step of the lifecycle; disabled with the reason when it is not possible. */
function StepButton({ step: { action, refusal }, actor, variant }: StepButtonProps) {
  const t = useText('invoice');
  const list = useText('invoices');
  return (
    <Button
      variant={variant}
      // Deleting is in the menu.
      icon={ICONS[action as VisibleAction]}
      iconMirrored={action === 'credit'}
      disabledReason={refusal ? list(`refusal.${refusal}`) : undefined}
      onClick={() => actor.send({ type: `invoice.${action}` })}
    >
      {t('asks', { label: list(`actions.${action}`) })}
    </Button>
  );
}

/** Sending and crediting the invoice, and in a menu its deletion. */
function MoreInvoiceSteps({ invoice, actor }: InvoiceStepsProps) {
  const list = useText('invoices');
  const name = useInvoiceName()(invoice);
  const { offered, steps } = useInvoiceSteps({ invoice, actor });
  return (
    <>
      {steps.filter(isSecondary).map((step) => (
        <StepButton key={step.action} step={step} actor={actor} variant="outline" />
      ))}
      {offered.includes('delete') && (
        <MoreMenu
          label={list('actions.menu', { name })}
          items={[{ id: 'delete', label: list('actions.delete'), icon: TrashIcon, danger: true }]}
          onAction={() => actor.send({ type: 'invoice.delete' })}
        />
      )}
    </>
  );
}
