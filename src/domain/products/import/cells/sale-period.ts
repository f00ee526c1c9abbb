import { isAfter } from 'date-fns/isAfter';
import { casablancaDayEnd, casablancaInstant, type IsoDay } from '../../../time/casablanca-day';
import { type DateCell, type DateOrder, isNoDate, readDate } from './date-cell';

/**
 * The state of a sale at an instant. A running sale with an end has the last day on which it runs.
 * `unreadable`: one of its two cells is no date.
 */
export type SaleState =
  | { readonly kind: 'running'; readonly until: IsoDay | null }
  | { readonly kind: 'notBegun' | 'over' | 'unreadable' };

/**
 * The state of a sale between two cells, each of which may be empty. Days are those of Casablanca;
 * the last day of a sale is included until its end.
 */
export function saleStateAt(from: string, to: string, now: Date, order: DateOrder): SaleState {
  const [start, end] = [limitOf(from, order), limitOf(to, order)];
  if (start === undefined || end === undefined) return { kind: 'unreadable' };
  if (end && isAfter(now, endOf(end))) return { kind: 'over' };
  if (start && isAfter(beginningOf(start), now)) return { kind: 'notBegun' };
  return { kind: 'running', until: end?.day ?? null };
}

const WRITTEN_INTERVAL = / +(?:[-–—]|to|au|à|إلى) +/;

/** The two ends of an interval: joined by a slash (ISO 8601), or by a dash or a word. */
export function splitPeriod(period: string): { from: string; to: string } {
  const bySlash = period.split('/');
  const ends = bySlash.length === 2 ? bySlash : period.split(WRITTEN_INTERVAL);
  // A single date is no interval: as the beginning and the end, it is read and may be refused.
  const [from = '', to = from] = ends;
  return { from: from.trim(), to: to.trim() };
}

/** Null if the cell sets no limit, undefined if it cannot be read. */
function limitOf(cell: string, order: DateOrder): DateCell | null | undefined {
  return isNoDate(cell) ? null : (readDate(cell, order) ?? undefined);
}

function beginningOf({ day, instant }: DateCell): Date {
  return instant ?? casablancaInstant(day);
}

function endOf({ day, instant }: DateCell): Date {
  return instant ?? casablancaDayEnd(casablancaInstant(day));
}
