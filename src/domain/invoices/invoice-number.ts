import type { IsoDay } from '../time/casablanca-day';
import type { InvoiceType } from './invoice-lifecycle';

const PREFIXES: Record<InvoiceType, string> = { invoice: 'FA', credit_note: 'AV' };
const DIGITS = 6;

/** The year of the number series for an invoice of this day. */
export function seriesYear(issueDate: IsoDay): number {
  return Number(issueDate.slice(0, 4));
}

/**
 * A number as printed on the invoice, `FA-2026-000123`; each store, year and type has its own
 * series.
 */
export function invoiceNumber(type: InvoiceType, year: number, position: number): string {
  return `${PREFIXES[type]}-${year}-${String(position).padStart(DIGITS, '0')}`;
}
