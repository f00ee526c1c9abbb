import type { IsoDay } from '../time/casablanca-day';
import type { InvoiceType } from './invoice-lifecycle';

const PREFIXES: Record<InvoiceType, string> = { invoice: 'FA', credit_note: 'AV' };
const DIGITS = 6;

/** The year whose series an invoice of this day is numbered in. */
export const seriesYear = (issueDate: IsoDay): number => Number(issueDate.slice(0, 4));

/** A number as it stands on the invoice, `FA-2026-000123`; each store, year and type counts for itself. */
export const invoiceNumber = (type: InvoiceType, year: number, position: number): string =>
  `${PREFIXES[type]}-${year}-${String(position).padStart(DIGITS, '0')}`;
