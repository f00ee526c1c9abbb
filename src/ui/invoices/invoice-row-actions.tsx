import { styled } from 'styled-components';
import { invoiceSteps } from '#domain/invoices/invoice-steps';
import type { InvoiceSummary } from '#openapi/types.generated';
import IssueIcon from '~icons/solar/bill-check-linear';
import EyeIcon from '~icons/solar/eye-linear';
import MoneyIcon from '~icons/solar/hand-money-linear';
import SendIcon from '~icons/solar/letter-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import CreditIcon from '~icons/solar/undo-left-round-linear';
import { Button } from '../kit/button';
import { Menu, type MenuItem } from '../kit/overlays/menu';
import { invoiceEditPath, invoicePath } from '../links/invoice-path';
import { useInvoiceName } from '../links/use-invoice-name';
import { useOfferedActions } from '../lists/use-offered-actions';
import { useText } from '../text/use-text';
import type { InvoiceActor } from './invoice-actors';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-8);
`;

const ACTIONS = [
  { id: 'issue', icon: IssueIcon },
  { id: 'recordPayment', icon: MoneyIcon },
  { id: 'credit', icon: CreditIcon, mirrored: true },
  { id: 'send', icon: SendIcon },
  { id: 'delete', icon: TrashIcon },
] as const;
type RowAction = (typeof ACTIONS)[number]['id'];
const ACTION_IDS: readonly RowAction[] = ACTIONS.map(({ id }) => id);

interface InvoiceRowActionsProps {
  invoice: InvoiceSummary;
  actor: InvoiceActor | undefined;
  /** On a phone's card: the button takes the full width. */
  wide?: boolean;
}

/** The available actions of an invoice: its next step as a button, the rest in a menu. */
export function InvoiceRowActions({ invoice, actor, wide = false }: InvoiceRowActionsProps) {
  const t = useText('invoices');
  const name = useInvoiceName()(invoice);
  const offered = useOfferedActions(
    actor,
    ACTION_IDS,
    (action) => ({ type: `invoice.${action}` }) as const,
  );
  if (!actor) return null;
  const next = (['issue', 'recordPayment'] as const).find((action) => offered.includes(action));
  return (
    <Row>
      {next && (
        <Button
          variant="outline"
          size={wide ? 'medium' : 'small'}
          wide={wide}
          aria-label={`${t(`actions.${next}`)} · ${name}`}
          onClick={() => actor.send({ type: `invoice.${next}` })}
        >
          {t(`actions.${next}`)}
        </Button>
      )}
      <InvoiceMenu invoice={invoice} actor={actor} name={name} offered={offered} />
    </Row>
  );
}

/** Sending is always offered; this is the reason why it is disabled. */
function sendDisabledReason({ type, status, allowedActions }: InvoiceSummary) {
  const offered = allowedActions.map(({ action }) => action);
  return invoiceSteps({ type, status }, offered).find(({ action }) => action === 'send')?.refusal;
}

interface InvoiceMenuProps {
  invoice: InvoiceSummary;
  actor: InvoiceActor;
  name: string;
  offered: readonly RowAction[];
}

function InvoiceMenu({ invoice, actor, name, offered }: InvoiceMenuProps) {
  const t = useText('invoices');
  const edit: MenuItem[] = offered.includes('issue')
    ? [{ id: 'edit', label: t('actions.edit'), icon: EditIcon, href: invoiceEditPath(invoice) }]
    : [];
  const reason = sendDisabledReason(invoice);
  const actions = ACTIONS.filter(({ id }) => offered.includes(id) || id === 'send').map(
    ({ id, icon, ...action }) => ({
      id,
      icon,
      label: t(`actions.${id}`),
      iconMirrored: 'mirrored' in action,
      ...(id === 'send' && reason ? { disabledReason: t(`refusal.${reason}`) } : {}),
      ...(id === 'delete' ? { danger: true, separated: true } : {}),
    }),
  );
  return (
    <Menu
      label={t('actions.menu', { name })}
      items={[
        { id: 'view', label: t('actions.view'), icon: EyeIcon, href: invoicePath(invoice) },
        ...edit,
        ...actions,
      ]}
      onAction={(id) => {
        const action = ACTIONS.find((one) => one.id === id);
        if (action) actor.send({ type: `invoice.${action.id}` });
      }}
      size="small"
    />
  );
}
