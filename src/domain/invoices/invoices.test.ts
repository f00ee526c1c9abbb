import { describe, expect, it } from 'vitest';
import { type Permission, permissionsOf } from '../permissions/permissions';
import { type CreditableInvoice, type CreditNoteContent, creditNoteOf } from './invoice-credit';
import {
  allowedInvoiceActions,
  INVOICE_STATUSES,
  isInvoiceActionAllowed,
  paidInvoiceStatus,
} from './invoice-lifecycle';
import { type InvoiceLine, invoiceLine, invoiceLinesOf } from './invoice-lines';
import { invoiceNumber, seriesYear } from './invoice-number';
import { invoiceTotals } from './tax-totals';

describe('VAT of an invoice', () => {
  it('The VAT of an invoice is taken out of the sum of each rate and rounded once', () => {
    const lines = [line(3, 3333, 0.2), line(1, 1001, 0.2), line(2, 505, 0.1), line(1, 99, 0)];
    expect(invoiceTotals(lines)).toEqual({
      subtotal: 9167 + 918 + 99,
      taxTotals: [
        { taxRate: 0.2, base: 9167, amount: 1833 },
        { taxRate: 0.1, base: 918, amount: 92 },
        { taxRate: 0, base: 99, amount: 0 },
      ],
      taxTotal: 1925,
      total: 12_109,
    });
  });

  it('The VAT of an invoice rounds half a centime up', () => {
    expect(invoiceTotals([line(1, 3, 0.2)]).taxTotal).toBe(1);
    expect(invoiceTotals([line(1, 2, 0.2)]).taxTotal).toBe(0);
  });

  it('Subtotal and VAT of an invoice always add up to the total of its lines', () => {
    for (let total = 1; total < 3000; total += 7) {
      const totals = invoiceTotals([line(1, total, 0.07), line(1, total * 3, 0.14)]);
      expect(totals.subtotal + totals.taxTotal).toBe(total * 4);
      expect(totals.total).toBe(total * 4);
    }
  });
});

describe('Invoice lines of an order', () => {
  it('The invoice lines of an order are the kept items, the delivery, and the discount by rate', () => {
    const lines = invoiceLinesOf({
      shippingTotal: 3000,
      discountTotal: 1001,
      items: [
        item({ name: 'Bol', optionsText: 'Bleu', quantity: 3, quantityCancelled: 1 }),
        item({ name: 'Thé', taxRate: 0.1, quantity: 2, quantityReturned: 2 }),
        item({ name: 'Miel', taxRate: 0.1, quantity: 1, unitPrice: 7000 }),
      ],
    });
    expect(lines.map(({ label, quantity, total }) => [label, quantity, total])).toEqual([
      ['Bol (Bleu)', 2, 10_000],
      ['Miel', 1, 7000],
      ['Frais de livraison', 1, 3000],
      ['Remise', 1, -651],
      ['Remise', 1, -350],
    ]);
    expect(lines.map(({ kind }) => kind)).toEqual([null, null, 'delivery', 'discount', 'discount']);
  });

  it('The label of an item is its name with its options, in each language that has them', () => {
    const [line] = invoiceLinesOf({
      shippingTotal: 0,
      discountTotal: 0,
      items: [item({ name: 'Bol', nameAr: 'وعاء', optionsText: 'Bleu', optionsTextAr: 'أزرق' })],
    });
    expect(line).toMatchObject({ label: 'Bol (Bleu)', labelEn: null, labelAr: 'وعاء (أزرق)' });
  });
});

describe('Credit note', () => {
  it('A credit note without chosen lines credits the whole invoice with the same VAT', () => {
    const whole = invoice([line(3, 3333, 0.2), line(1, 500, 0.1)]);
    const note = granted(creditNoteOf(whole, null));
    expect([note.total, note.taxTotals]).toEqual([whole.total, whole.taxTotals]);
  });

  it('Credit notes of single pieces add up to the invoice, because the last takes the remaining VAT', () => {
    let whole = invoice([line(3, 3334, 0.2)]);
    const notes: CreditNoteContent[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const note = granted(creditNoteOf(whole, [{ position: 0, quantity: 1 }]));
      notes.push(note);
      whole = { ...whole, creditNotes: notes };
    }
    const sum = (of: (note: CreditNoteContent) => number) =>
      notes.reduce((total, note) => total + of(note), 0);
    const { total, taxTotals } = whole;
    expect(sum((note) => note.total)).toBe(total);
    expect(sum((note) => note.taxTotal)).toBe(taxTotals[0]?.amount);
    expect(creditNoteOf(whole, null)).toEqual({ code: 'nothing_left', index: null });
  });

  it.each([
    ['unknown', [{ position: 2, quantity: 1 }], 0],
    ['duplicate', [kept(0, 1), kept(0, 1)], 1],
    ['exceeds_invoice', [kept(1, 1), kept(0, 4)], 1],
    // The discount stays and the goods are credited: more than the client was charged.
    ['exceeds_invoice', [kept(0, 3)], null],
    ['exceeds_invoice', [kept(1, 1)], null],
    ['nothing_left', [], null],
  ] as const)('A credit note is refused: %s', (code, wanted, index) => {
    const whole = invoice([line(3, 1000, 0.2), line(1, -500, 0.2)]);
    expect(creditNoteOf(whole, [...wanted])).toEqual({ code, index });
  });
});

describe('Invoice lifecycle', () => {
  const admin = new Set<Permission>(permissionsOf('store_admin'));
  const offered = (status: (typeof INVOICE_STATUSES)[number]) =>
    allowedInvoiceActions({ type: 'invoice', status, isArchived: false }, admin).map(
      ({ action, to }) => `${action} ${to}`,
    );

  it('An invoice offers staff the actions that its status allows', () => {
    expect(Object.fromEntries(INVOICE_STATUSES.map((status) => [status, offered(status)]))).toEqual(
      {
        draft: ['issue issued', 'delete archived'],
        issued: ['recordPayment paid', 'credit credited', 'send issued'],
        partially_paid: ['recordPayment paid', 'send partially_paid'],
        paid: ['credit credited', 'send paid'],
        overdue: ['recordPayment paid', 'credit credited', 'send overdue'],
        credited: ['send credited'],
      },
    );
  });

  it('Invoice actions need the permission and an active draft, and a credit note only offers its sending', () => {
    const seller = new Set<Permission>(permissionsOf('store_user'));
    const draft = { type: 'invoice', status: 'draft', isArchived: false } as const;
    expect(allowedInvoiceActions(draft, seller)).toEqual([]);
    expect(allowedInvoiceActions({ ...draft, isArchived: true }, admin)).toEqual([]);
    const note = { type: 'credit_note', status: 'issued', isArchived: false } as const;
    expect(allowedInvoiceActions(note, admin)).toEqual([
      { action: 'send', to: 'issued', reasonRequired: false },
    ]);
    expect([
      isInvoiceActionAllowed(draft, 'issue'),
      isInvoiceActionAllowed(draft, 'credit'),
    ]).toEqual([true, false]);
    expect([isInvoiceActionAllowed(note, 'credit'), isInvoiceActionAllowed(draft, 'send')]).toEqual(
      [false, false],
    );
    expect(isInvoiceActionAllowed({ ...note, isArchived: true }, 'send')).toBe(false);
  });

  it.each([
    ['issued', 1000, 0, 0, false],
    ['partially_paid', 1000, 1, 0, false],
    ['overdue', 1000, 1, 0, true],
    ['paid', 1000, 1000, 0, true],
    ['paid', 1000, 600, 400, false],
    ['paid', 0, 0, 0, false],
    ['credited', 1000, 1000, 1000, true],
  ] as const)(
    'An issued invoice moves to %s by its amounts and its due date',
    (status, total, amountPaid, creditedTotal, isPastDue) => {
      expect(paidInvoiceStatus({ total, amountPaid, creditedTotal }, isPastDue)).toBe(status);
    },
  );
});

it('Invoice numbers have a prefix for the type, and the year', () => {
  expect(invoiceNumber('invoice', seriesYear('2026-11-19'), 123)).toBe('FA-2026-000123');
  expect(invoiceNumber('credit_note', 2027, 1_234_567)).toBe('AV-2027-1234567');
});

function line(quantity: number, unitPrice: number, taxRate: number): InvoiceLine {
  return invoiceLine({ label: 'Bol', quantity, unitPrice, taxRate });
}

function kept(position: number, quantity: number) {
  return { position, quantity };
}

function item(given: Partial<ItemFields> & { name: string }): ItemFields {
  return {
    optionsText: null,
    optionsTextEn: null,
    optionsTextAr: null,
    quantity: 1,
    quantityCancelled: 0,
    quantityReturned: 0,
    unitPrice: 5000,
    taxRate: 0.2,
    ...given,
  };
}

interface ItemFields {
  name: string;
  nameAr?: string;
  optionsText: string | null;
  optionsTextEn: string | null;
  optionsTextAr: string | null;
  quantity: number;
  quantityCancelled: number;
  quantityReturned: number;
  unitPrice: number;
  taxRate: number;
}

function invoice(lines: InvoiceLine[]): CreditableInvoice {
  const { taxTotals, total } = invoiceTotals(lines);
  return { lines, taxTotals, total, creditNotes: [] };
}

function granted(outcome: ReturnType<typeof creditNoteOf>): CreditNoteContent {
  if ('code' in outcome) throw new Error(outcome.code);
  return outcome;
}
