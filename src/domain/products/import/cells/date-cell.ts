import { addMilliseconds } from 'date-fns/addMilliseconds';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { toLatinDigits } from '../../../format/latin-digits';
import { withPlainBlanks } from '../../../format/plain-blanks';
import {
  addDays,
  casablancaDay,
  casablancaInstant,
  type IsoDay,
  isIsoDay,
} from '../../../time/casablanca-day';
import { MAX_SHORT_CELL, unwrapCell } from './cell-reading';
import { monthNamed } from './month-names';

/** The order of `05/12/2026`: 5 December, or 12 May. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** A date of a cell: a whole day in Casablanca, or an instant if the cell has a time. */
export interface DateCell {
  readonly day: IsoDay;
  /** Null for a whole day. */
  readonly instant: Date | null;
}

/** Day 0 of the spreadsheets' 1900 system, in which 1900 has a 29 February. */
const SPREADSHEET_EPOCH = '1899-12-30';
/** 1954 to 2119: other numbers are no dates of a shop. */
const SPREADSHEET_DAY = /^([2-7]\d{4})(?:[.,](\d+))?$/;

const TIME =
  /^(.*?)[ T,]+(?:(?:à|at|على الساعة) )?(\d{1,2})[:h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?: ?([ap])\.?m\.?)?$/isu;
const OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** What shops write where there is no date. */
const NO_DATE = /^(?:0|-+|0000-00-00(?:[ T]00:00:00)?|0{1,2}\/0{1,2}\/0{2,4})$/;

/** Whether a cell contains no date; such a cell sets no limit. */
export function isNoDate(cell: string): boolean {
  const text = plainText(cell);
  return text === '' || NO_DATE.test(text);
}

/**
 * Reads a date in the ways of people and programs: `31/03/2024`, `31-3-24`, `2024-03-31`,
 * `31.03.2024 23:59`, `31 mars 2024`, `March 31, 2024`, `31 مارس 2024`, a spreadsheet's day number
 * (`45382`), or an ISO 8601 instant. Without an offset, a time is that of Casablanca. `order` decides
 * only between two possible readings. Null for anything else, and for a day that does not exist.
 */
export function readDate(cell: string, order: DateOrder): DateCell | null {
  const text = plainText(cell);
  if (OFFSET.test(text)) return ofInstant(parseISO(text.replace(' ', 'T')));
  const spreadsheet = SPREADSHEET_DAY.exec(text);
  if (spreadsheet) return ofDayNumber(Number(spreadsheet[1]), Number(`0.${spreadsheet[2] ?? 0}`));
  const timed = TIME.exec(text);
  if (!timed) return wholeDay(dayOf(text, order));
  const day = dayOf(timed[1] ?? '', order);
  const minutes = minutesOf(timed);
  if (day === null || minutes === null) return null;
  return { day, instant: atMinutes(day, minutes, Number(timed[4] ?? 0)) };
}

/** Whether the cell is a date in both orders, and not the same one. */
export function isOpenDate(cell: string): boolean {
  const [dayFirst, monthFirst] = [readDate(cell, 'dayFirst'), readDate(cell, 'monthFirst')];
  return dayFirst !== null && monthFirst !== null && dayFirst.day !== monthFirst.day;
}

/** The only order in which the cell is a date; null if it is the same one in both, or in neither. */
export function orderDecidedBy(cell: string): DateOrder | null {
  const text = plainText(cell);
  const parts = NUMERIC.exec(TIME.exec(text)?.[1] ?? text);
  if (!parts) return null;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  if (first > 12 && second <= 12) return readDate(cell, 'dayFirst') && 'dayFirst';
  return second > 12 && first <= 12 ? readDate(cell, 'monthFirst') && 'monthFirst' : null;
}

function plainText(cell: string): string {
  const text = toLatinDigits(unwrapCell(cell.slice(0, MAX_SHORT_CELL + 1))).replace(/،/g, ',');
  // Without the apostrophe with which people make a date a text.
  return withPlainBlanks(text).replace(/^'(?=\d)/, '');
}

const NUMERIC = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})([/. -])(\d{1,2})\2(\d{1,2})$/;
const EIGHT_DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
/** With the name of a month, and possibly that of a weekday before it. */
const DAY_MONTH_NAME =
  /^(?:\p{L}+[., ]+)?(\d{1,2})(?:er|st|nd|rd|th)?[-./ ]*(?:de |of )?([\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?)[-./, ]*(\d{4}|\d{2})$/iu;
const MONTH_NAME_DAY =
  /^(?:\p{L}+[., ]+)?([\p{L}\p{M}]+)[-./ ]*(\d{1,2})(?:st|nd|rd|th)?[-./, ]+(\d{4}|\d{2})$/iu;

function dayOf(text: string, order: DateOrder): IsoDay | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return existing(yearFirst[1], yearFirst[3], yearFirst[4]);
  const digits = EIGHT_DIGITS.exec(text);
  if (digits) return existing(digits[1], digits[2], digits[3]);
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [, first, second, year] = numeric;
    const dayFirst = existing(year, second, first);
    const monthFirst = existing(year, first, second);
    return order === 'dayFirst' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
  }
  const named = DAY_MONTH_NAME.exec(text);
  if (named) return existing(named[3], monthNamed(named[2] ?? ''), named[1]);
  const english = MONTH_NAME_DAY.exec(text);
  return english && existing(english[3], monthNamed(english[1] ?? ''), english[2]);
}

/** The day with these numbers; a year of two digits is one of this century. */
function existing(
  year: string | undefined,
  month: string | number | null | undefined,
  day: string | undefined,
): IsoDay | null {
  const whole = year?.length === 2 ? `20${year}` : year;
  const text = [whole, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isIsoDay(text) ? text : null;
}

function wholeDay(day: IsoDay | null): DateCell | null {
  return day === null ? null : { day, instant: null };
}

function ofInstant(instant: Date): DateCell | null {
  return isValid(instant) ? { day: casablancaDay(instant), instant } : null;
}

function ofDayNumber(days: number, fraction: number): DateCell {
  const day = addDays(SPREADSHEET_EPOCH, days);
  return { day, instant: fraction === 0 ? null : atMinutes(day, Math.round(fraction * 1440), 0) };
}

function minutesOf([, , hours, minutes, , half]: RegExpExecArray): number | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour > (half ? 12 : 24)) return null;
  const of24 = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return of24 * 60 + minute;
}

/** The instant at which clocks in Casablanca show this time; seconds count for ends at 23:59:59. */
function atMinutes(day: IsoDay, minutes: number, seconds: number): Date {
  const start = casablancaInstant(day, Math.floor(minutes / 60));
  return addMilliseconds(start, ((minutes % 60) * 60 + seconds) * 1000);
}
