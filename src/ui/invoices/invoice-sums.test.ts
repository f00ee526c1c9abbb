import { expect, it } from 'vitest';
import type { InvoiceTotal } from '#openapi/types.generated';
import { invoiceSums } from './invoice-sums';

function invoice(status: InvoiceTotal['status'], total: number, amountDue = 0): InvoiceTotal {
  return {
    type: 'invoice',
    status,
    count: 1,
    total,
    amountDue,
  };
}

it('`invoiceSums` adds up the invoices of each tab, and returns credit notes as a negative total', () => {
  const sums = invoiceSums([
    { type: 'credit_note', status: 'issued', count: 2, total: 700, amountDue: 0 },
    invoice('draft', 1_000, 1_000),
    invoice('issued', 2_000, 2_000),
    invoice('partially_paid', 3_000, 500),
    invoice('paid', 4_000),
  ]);
  expect(sums).toEqual([
    { id: 'draft', count: 1, total: 1_000, amountDue: 0 },
    { id: 'due', count: 2, total: 5_000, amountDue: 2_500 },
    { id: 'overdue', count: 0, total: 0, amountDue: 0 },
    { id: 'paid', count: 1, total: 4_000, amountDue: 0 },
    { id: 'credited', count: 0, total: 0, amountDue: 0 },
    { id: 'credit_note', count: 2, total: -700, amountDue: 0 },
  ]);
});
