import { describe, expect, it } from 'vitest';
import { INVOICE_LIMITS, invoiceFormSchema, totalsOfForm } from './invoice-form';
import { daysLate, invoiceSteps } from './invoice-steps';

describe('Invoice draft form', () => {
  it('The invoice form is valid with a client and a line, without a date', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ client: { ...client, ice: '001525713000083' } })).toEqual([]);
  });

  it.each([
    ['client.name', 'required', { client: { ...client, name: ' ' } }],
    ['client.address', 'required', { client: { ...client, address: '' } }],
    ['client.email', 'invalid_email', { client: { ...client, email: 'a@b.ma, c@d.ma' } }],
    ['client.ice', 'invalid_ice', { client: { ...client, ice: '12345' } }],
    ['lines', 'required', { lines: [] }],
    ['lines.0.label', 'required', { lines: [{ ...line, label: ' ' }] }],
    ['lines.0.quantity', 'required', { lines: [{ ...line, quantity: null }] }],
    ['lines.0.quantity', 'too_small', { lines: [{ ...line, quantity: 0 }] }],
    ['lines.0.unitPrice', 'required', { lines: [{ ...line, unitPrice: null }] }],
    ['lines', 'too_small', { lines: [{ ...line, unitPrice: -100 }] }],
    [
      'lines',
      'too_large',
      { lines: [{ ...line, quantity: 21, unitPrice: INVOICE_LIMITS.unitPrice }] },
    ],
    ['note', 'too_long', { note: 'a'.repeat(501) }],
  ])('The invoice form reports at %s: %s', (path, code, values) => {
    expect(faults(values)).toEqual([[path, code]]);
  });

  it('`totalsOfForm` adds up the complete lines and skips the incomplete ones', () => {
    const { total, taxTotals } = totalsOfForm([
      line,
      { ...line, taxRate: 0.1, unitPrice: 1100, quantity: 2 },
      { ...line, quantity: null },
      { ...line, unitPrice: null },
    ]);
    expect([total, taxTotals]).toEqual([
      14_200,
      [
        { taxRate: 0.2, base: 10_000, amount: 2_000 },
        { taxRate: 0.1, base: 2_000, amount: 200 },
      ],
    ]);
  });
});

describe('Invoice steps', () => {
  const steps = (status: Parameters<typeof invoiceSteps>[0]['status'], offered: Offered) =>
    invoiceSteps({ type: 'invoice', status }, offered).map(
      ({ action, refusal }) => `${action} ${refusal ?? 'can be taken'}`,
    );

  it('The steps of an invoice are those of its status, the one that moves it forward last', () => {
    expect(steps('draft', ['issue', 'delete'])).toEqual(['send notIssued', 'issue can be taken']);
    expect(steps('issued', ['recordPayment', 'credit', 'send'])).toEqual([
      'send can be taken',
      'credit can be taken',
      'recordPayment can be taken',
    ]);
    expect(steps('credited', ['send'])).toEqual(['send can be taken']);
  });

  it('The steps of an invoice have the reason why they are disabled', () => {
    expect(steps('draft', [])).toEqual(['send notIssued', 'issue permission']);
    expect(steps('partially_paid', ['recordPayment'])).toEqual([
      'send permission',
      'credit partlyPaid',
      'recordPayment can be taken',
    ]);
  });

  it('The only step of a credit note is its sending', () => {
    expect(invoiceSteps({ type: 'credit_note', status: 'issued' }, ['send'])).toEqual([
      { action: 'send', refusal: null },
    ]);
  });
});

it.each([
  [0, '2026-11-19', 500],
  [1, '2026-11-18', 500],
  [19, '2026-10-31', 500],
  [0, '2026-10-31', 0],
  [0, null, 500],
])(
  'An invoice is %d days late when it was due on %s with %d still due',
  (days, dueDate, amountDue) => {
    expect(daysLate({ amountDue, dueDate }, '2026-11-19')).toBe(days);
  },
);

const client = { name: 'Riad Zitoun', ice: '', address: 'Fès', email: '' };
const line = { label: 'Bol', quantity: 1, unitPrice: 12_000, taxRate: 0.2 };

type Offered = Parameters<typeof invoiceSteps>[1];

function faults(values: object): (readonly [string, string])[] {
  const checked = invoiceFormSchema.safeParse({
    client,
    lines: [line],
    dueDate: null,
    note: '',
    ...values,
  });
  const issues = checked.error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join('.'), message] as const);
}
