import type { InvoiceTotal } from '#openapi/types.generated';
import { INVOICE_TABS, type InvoiceTab, TAB_STATUSES } from './invoice-list-query';

/** The sum of a tab's invoices, or of all credit notes. Centimes. */
export interface InvoiceSum {
  readonly id: Exclude<InvoiceTab, 'all'> | 'credit_note';
  readonly count: number;
  readonly total: number;
  readonly amountDue: number;
}

function sumOf(id: InvoiceSum['id'], totals: readonly InvoiceTotal[]): InvoiceSum {
  return {
    id,
    count: totals.reduce((sum, { count }) => sum + count, 0),
    total: totals.reduce((sum, { total }) => sum + total, 0),
    amountDue: totals.reduce((sum, { amountDue }) => sum + amountDue, 0),
  };
}

/**
 * The sums of the list by its tabs, including empty ones, so that none moves; credit notes
 * separately, as a negative total.
 */
export function invoiceSums(totals: readonly InvoiceTotal[]): InvoiceSum[] {
  const invoices = totals.filter(({ type }) => type === 'invoice');
  const notes = sumOf(
    'credit_note',
    totals.filter(({ type }) => type === 'credit_note'),
  );
  const tabs = INVOICE_TABS.filter((tab) => tab !== 'all').map((tab) => {
    const statuses = TAB_STATUSES[tab];
    const sum = sumOf(
      tab,
      invoices.filter(({ status }) => statuses.includes(status)),
    );
    // A draft is not due before its issue.
    return tab === 'draft' ? { ...sum, amountDue: 0 } : sum;
  });
  return [...tabs, { ...notes, total: -notes.total }];
}
