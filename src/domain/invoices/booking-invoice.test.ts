import { describe, expect, it } from 'vitest';
import type { GuestLine } from '../tours/tour-prices';
import { bookingInvoiceRefusal, invoiceLinesOfBooking, withRefund } from './booking-invoice';
import { invoiceLine } from './invoice-lines';
import { invoiceTotals } from './tax-totals';

const guests: GuestLine[] = [
  { kind: 'adult', quantity: 2, unitPrice: 12_000, total: 24_000, places: 2 },
  { kind: 'child', quantity: 1, unitPrice: 6001, total: 6001, places: 1 },
  { kind: 'group', quantity: 1, unitPrice: 90_000, total: 90_000, places: 8 },
];
const booking = {
  title: 'Visite du four',
  titleEn: '',
  titleAr: 'زيارة الفرن',
  guests,
  refundedTotal: 0,
};

describe('Invoice lines of a booking', () => {
  it('The invoice lines of a booking are its guests by kind, named in the three languages', () => {
    const lines = invoiceLinesOfBooking(booking);
    expect(lines.map(({ label, labelEn, labelAr }) => [label, labelEn, labelAr])).toEqual([
      ['Visite du four (Adulte)', 'Visite du four (Adult)', 'زيارة الفرن (بالغ)'],
      ['Visite du four (Enfant)', 'Visite du four (Child)', 'زيارة الفرن (طفل)'],
      ['Visite du four (Groupe)', 'Visite du four (Group)', 'زيارة الفرن (مجموعة)'],
    ]);
    expect(lines.map(({ quantity, total, taxRate }) => [quantity, total, taxRate])).toEqual([
      [2, 24_000, 0.2],
      [1, 6001, 0.2],
      [1, 90_000, 0.2],
    ]);
  });

  it('What was refunded of a booking is a line that leaves what the store keeps, to the centime', () => {
    for (let refundedTotal = 0; refundedTotal <= 120_001; refundedTotal += 1237) {
      const lines = invoiceLinesOfBooking({ ...booking, refundedTotal });
      expect(invoiceTotals(lines).total).toBe(120_001 - refundedTotal);
      expect(lines.filter(({ kind }) => kind === 'refund')).toHaveLength(refundedTotal ? 1 : 0);
    }
  });

  it('A refund takes the place of the one that the lines had, by the rates of the charged lines', () => {
    const line = (unitPrice: number, taxRate: number) =>
      invoiceLine({ label: 'Visite', quantity: 1, unitPrice, taxRate });
    const lines = withRefund([line(9000, 0.2), line(1000, 0.1)], 1000);
    const again = withRefund(lines, 5000);
    expect(again.map(({ label, total, taxRate }) => [label, total, taxRate])).toEqual([
      ['Visite', 9000, 0.2],
      ['Visite', 1000, 0.1],
      ['Remboursement', -4500, 0.2],
      ['Remboursement', -500, 0.1],
    ]);
    expect(invoiceTotals(withRefund(lines, 20_000)).total).toBe(0);
  });
});

it.each([
  ['pending', 'booking_not_paid'],
  ['authorized', 'booking_not_paid'],
  ['failed', 'booking_not_paid'],
  ['refunded', 'booking_refunded'],
  ['captured', null],
  ['partially_refunded', null],
] as const)('The invoice of a booking whose payment is %s is refused: %s', (status, refusal) => {
  expect(bookingInvoiceRefusal({ paymentStatus: status })).toBe(refusal);
});
