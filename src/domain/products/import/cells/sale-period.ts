import { UTCDateMini } from '@date-fns/utc/date/mini';
import { endOfDay } from 'date-fns/endOfDay';
import { isAfter } from 'date-fns/isAfter';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { isIsoDay } from '../../../time/casablanca-day';

/**
 * Whether a sale is running at an instant. Both ends are ISO 8601 days or instants (in UTC if they
 * have no offset) and may be empty. A last day is included until its end. An end that is not a date
 * sets no limit.
 */
export function isSaleRunning(from: string, to: string, now: Date): boolean {
  const start = instantOf(from);
  const end = instantOf(to);
  const limit = end && isIsoDay(to.trim()) ? endOfDay(end) : end;
  return !(start && isAfter(start, now)) && !(limit && isAfter(now, limit));
}

/** The two ends of an interval joined by a slash. */
export function splitPeriod(period: string): { from: string; to: string } {
  const [from = '', to = ''] = period.split('/');
  return { from: from.trim(), to: to.trim() };
}

function instantOf(text: string): Date | null {
  const instant = parseISO(text.trim(), { in: (value) => new UTCDateMini(+new Date(value)) });
  return isValid(instant) ? instant : null;
}
