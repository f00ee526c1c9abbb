import { daysBetween, type IsoDay } from '../time/casablanca-day';
import {
  type InvoiceStatus,
  isInvoiceActionAllowed,
  type StaffInvoiceAction,
} from './invoice-lifecycle';

/**
 * Why a shown step is disabled: the role lacks the permission, a part is paid, or there is no
 * number yet.
 */
export type InvoiceStepRefusal = 'permission' | 'partlyPaid' | 'notIssued';

/** A step, and why it is disabled; null for an enabled step. */
export type InvoiceStep = { action: StaffInvoiceAction; refusal: InvoiceStepRefusal | null };

/** The steps of each status, the one that moves it forward last. Deleting is in a separate menu. */
const STEPS: Record<InvoiceStatus, readonly StaffInvoiceAction[]> = {
  draft: ['send', 'issue'],
  issued: ['send', 'credit', 'recordPayment'],
  partially_paid: ['send', 'credit', 'recordPayment'],
  overdue: ['send', 'credit', 'recordPayment'],
  paid: ['send', 'credit'],
  credited: ['send'],
};

/**
 * The steps to show for an invoice; a credit note can only be sent.
 * @param offered actions of the record's `allowedActions`
 */
export function invoiceSteps(
  { type, status }: { readonly type: 'invoice' | 'credit_note'; readonly status: InvoiceStatus },
  offered: readonly StaffInvoiceAction[],
): InvoiceStep[] {
  const steps = STEPS[status].filter((action) => type === 'invoice' || action === 'send');
  return steps.map((action) => {
    if (offered.includes(action)) return { action, refusal: null };
    const isOpen = isInvoiceActionAllowed({ type, status, isArchived: false }, action);
    if (isOpen) return { action, refusal: 'permission' };
    return { action, refusal: action === 'send' ? 'notIssued' : 'partlyPaid' };
  });
}

/** Whole days since the due date of an unpaid amount; 0 while nothing is late. */
export function daysLate(
  { amountDue, dueDate }: { readonly amountDue: number; readonly dueDate: IsoDay | null },
  today: IsoDay,
): number {
  if (dueDate === null || amountDue <= 0) return 0;
  return Math.max(0, daysBetween(dueDate, today));
}
