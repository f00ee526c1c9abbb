import type { IsoDay } from '../time/casablanca-day';
import { type InvoiceStatus, invoiceAllows, type StaffInvoiceAction } from './invoice-lifecycle';

/** Why a step that fits an invoice cannot be taken: the role may not, or a part of it is paid. */
export type InvoiceStepRefusal = 'permission' | 'partlyPaid';

/** A step, and why it is greyed; null where it can be taken. */
export type InvoiceStep = { action: StaffInvoiceAction; refusal: InvoiceStepRefusal | null };

/** The steps of each status, the one that leads on last. Deleting is offered apart, in a menu. */
const STEPS: Record<InvoiceStatus, readonly StaffInvoiceAction[]> = {
  draft: ['issue'],
  issued: ['credit', 'recordPayment'],
  partially_paid: ['credit', 'recordPayment'],
  overdue: ['credit', 'recordPayment'],
  paid: ['credit'],
  credited: [],
};

/**
 * The steps to show for an invoice; a credit note has none.
 * @param offered actions of the record's `allowedActions`
 */
export const invoiceSteps = (
  { type, status }: { readonly type: 'invoice' | 'credit_note'; readonly status: InvoiceStatus },
  offered: readonly StaffInvoiceAction[],
): InvoiceStep[] => {
  if (type === 'credit_note') return [];
  return STEPS[status].map((action) => {
    if (offered.includes(action)) return { action, refusal: null };
    const isOpen = invoiceAllows({ type, status, isArchived: false }, action);
    return { action, refusal: isOpen ? 'permission' : 'partlyPaid' };
  });
};

/** Whole days since the last day to pay went by; 0 while nothing is late. Of what is still to be paid. */
export const daysLate = (
  { amountDue, dueDate }: { readonly amountDue: number; readonly dueDate: IsoDay | null },
  today: IsoDay,
): number => {
  if (dueDate === null || amountDue <= 0) return 0;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(dueDate)) / 86_400_000));
};
