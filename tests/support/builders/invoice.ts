import { invoiceLine } from '#domain/invoices/invoice-lines';
import type { Invoice, InvoiceAction, InvoiceStatus } from '#openapi/types.generated';

/** The staff actions in each status that the server offers to a store admin. */
const offered: Record<InvoiceStatus, readonly [InvoiceAction, string][]> = {
  draft: [
    ['issue', 'issued'],
    ['delete', 'archived'],
  ],
  issued: [
    ['recordPayment', 'paid'],
    ['credit', 'credited'],
    ['send', 'issued'],
  ],
  partially_paid: [
    ['recordPayment', 'paid'],
    ['send', 'partially_paid'],
  ],
  overdue: [
    ['recordPayment', 'paid'],
    ['credit', 'credited'],
    ['send', 'overdue'],
  ],
  paid: [
    ['credit', 'credited'],
    ['send', 'paid'],
  ],
  credited: [['send', 'credited']],
};

const person = {
  id: 'cli_1',
  name: 'Salma Benjelloun',
  ice: null,
  address: '12, rue Tariq, 20250 Casablanca',
  email: 'salma@exemple.ma',
};
const seller = {
  name: 'Nejjarine SARL',
  ice: '001525713000083',
  taxId: '18403527',
  rce: '45821',
  businessTaxId: '13204786',
  cnss: null,
  address: 'Fès',
};

/** An invoice of two bowls at 120 dirhams, in this status, with its actions. */
export function anInvoice(status: InvoiceStatus, fields: Partial<Invoice> = {}): Invoice {
  return {
    id: 'inv_1',
    type: 'invoice',
    status,
    orderId: 'ord_1',
    orderNumber: '10441',
    bookingNumber: null,
    booking: null,
    number: status === 'draft' ? null : 'FA-2026-000123',
    originalInvoiceId: null,
    originalInvoiceNumber: null,
    issueDate: status === 'draft' ? null : '2026-11-19',
    dueDate: null,
    seller,
    letterheadId: null,
    client: person,
    currency: 'MAD',
    lines: [invoiceLine({ label: 'Bol', quantity: 2, unitPrice: 12_000, taxRate: 0.2 })],
    subtotal: 20_000,
    taxTotals: [{ taxRate: 0.2, base: 20_000, amount: 4_000 }],
    taxTotal: 4_000,
    total: 24_000,
    creditedTotal: 0,
    payments: [],
    creditNotes: [],
    sendings: [],
    ...(status === 'paid'
      ? { amountPaid: 24_000, amountDue: 0 }
      : { amountPaid: 0, amountDue: 24_000 }),
    note: null,
    allowedActions: offered[status].map(([action, to]) => ({ action, to, reasonRequired: false })),
    createdAt: '2026-11-19T09:00:00Z',
    updatedAt: '2026-11-19T09:00:00Z',
    revision: 3,
    ...fields,
  };
}
