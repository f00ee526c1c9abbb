import {
  type AllowedAction,
  type Lifecycle,
  staffTransitions,
  type Transition,
} from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';

/** The statuses of an invoice. */
export const INVOICE_STATUSES = [
  'draft',
  'issued',
  'partially_paid',
  'paid',
  'overdue',
  'credited',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** An invoice, or the credit note of an invoice. */
export type InvoiceType = 'invoice' | 'credit_note';

/** The actions of staff; the other changes happen automatically. */
export const STAFF_INVOICE_ACTIONS = [
  'issue',
  'recordPayment',
  'credit',
  'send',
  'delete',
] as const;
export type StaffInvoiceAction = (typeof STAFF_INVOICE_ACTIONS)[number];
export type InvoiceAction = StaffInvoiceAction | 'create' | 'markOverdue';

/** Days that a client has to pay unless another term was agreed. */
export const PAYMENT_TERM_DAYS = 30;

const BY_STAFF = { who: ['staff'], permission: 'invoices.issue' } as const;

/** A numbered invoice can be mailed repeatedly, and keeps its status. */
const SENDINGS = INVOICE_STATUSES.filter((status) => status !== 'draft').map(
  (status): Transition<InvoiceStatus, InvoiceAction> => ({
    from: [status],
    action: 'send',
    to: status,
    ...BY_STAFF,
    effect: 'mail to the address named, in the language named, written down on the invoice',
  }),
);

/** The lifecycle of an invoice (contract, other lifecycles). A credit note is only ever issued. */
export const INVOICE_LIFECYCLE: Lifecycle<InvoiceStatus, InvoiceAction> = {
  name: 'invoice',
  statuses: INVOICE_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'create',
      to: 'draft',
      ...BY_STAFF,
      condition: 'the order is delivered and has no other invoice',
    },
    {
      from: ['draft'],
      action: 'issue',
      to: 'issued',
      who: ['staff', 'system'],
      permission: 'invoices.issue',
      effect:
        'number drawn, seller and client copied, unchangeable; paid at once where the order is paid',
    },
    {
      from: ['issued', 'partially_paid', 'overdue'],
      action: 'recordPayment',
      to: 'paid',
      ...BY_STAFF,
      condition: 'nothing stays due',
    },
    {
      from: ['issued', 'partially_paid'],
      action: 'recordPayment',
      to: 'partially_paid',
      ...BY_STAFF,
      condition: 'something stays due',
    },
    {
      from: ['overdue'],
      action: 'recordPayment',
      to: 'overdue',
      ...BY_STAFF,
      condition: 'something stays due',
    },
    {
      from: ['issued', 'partially_paid'],
      action: 'markOverdue',
      to: 'overdue',
      who: ['system'],
      condition: 'the due date has passed',
    },
    {
      from: ['issued', 'paid', 'overdue'],
      action: 'credit',
      to: 'credited',
      ...BY_STAFF,
      condition: 'all of it; a part leaves the invoice standing, and paid when nothing stays due',
      effect: 'credit note with a number of its own series',
    },
    ...SENDINGS,
    { from: ['draft'], action: 'delete', to: 'archived', ...BY_STAFF },
  ],
};

/** The fields of an invoice that the lifecycle uses. Amounts in centimes. */
export type InvoiceState = {
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  readonly isArchived: boolean;
};

function isStaffAction(action: InvoiceAction): action is StaffInvoiceAction {
  return (STAFF_INVOICE_ACTIONS as readonly string[]).includes(action);
}

/** A credit note stays as it was issued: it can only be sent. */
function acceptsAction(invoice: InvoiceState, action: InvoiceAction): boolean {
  return !invoice.isArchived && (invoice.type === 'invoice' || action === 'send');
}

/**
 * The actions of staff with these permissions on the invoice; each once, with its furthest status.
 */
export function allowedInvoiceActions(
  invoice: InvoiceState,
  permissions: ReadonlySet<Permission>,
): AllowedAction<StaffInvoiceAction>[] {
  const lines = staffTransitions(INVOICE_LIFECYCLE, invoice.status, permissions);
  const offered = new Map<StaffInvoiceAction, Transition<InvoiceStatus, InvoiceAction>>();
  for (const line of lines) {
    const { action } = line;
    if (!isStaffAction(action) || !acceptsAction(invoice, action)) continue;
    if (!offered.has(action)) offered.set(action, line);
  }
  return [...offered].map(([action, { to, reasonRequired }]) => ({
    action,
    to,
    reasonRequired: reasonRequired === true,
  }));
}

/** Whether the table allows staff the action; the operation checks the permission. */
export function isInvoiceActionAllowed(invoice: InvoiceState, action: InvoiceAction): boolean {
  return (
    acceptsAction(invoice, action) &&
    INVOICE_LIFECYCLE.transitions.some(
      (line) => line.action === action && line.from.includes(invoice.status),
    )
  );
}

/** Amounts of an issued invoice, in centimes. */
export type InvoiceMoney = {
  readonly total: number;
  readonly amountPaid: number;
  readonly creditedTotal: number;
};

/** The remaining debt of the client; centimes. */
export function amountDue({ total, amountPaid, creditedTotal }: InvoiceMoney): number {
  return Math.max(0, total - amountPaid - creditedTotal);
}

/** The status of an issued invoice after a payment, a credit note, or its due date. */
export function paidInvoiceStatus(
  money: InvoiceMoney,
  isPastDue: boolean,
): Exclude<InvoiceStatus, 'draft'> {
  if (money.creditedTotal > 0 && money.creditedTotal >= money.total) return 'credited';
  if (amountDue(money) === 0) return 'paid';
  if (isPastDue) return 'overdue';
  return money.amountPaid > 0 ? 'partially_paid' : 'issued';
}
