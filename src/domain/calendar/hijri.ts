import { type Language, languageRecords } from '../format/languages';
import { type IsoDay, utcDateOf } from '../time/casablanca-day';

/**
 * A date of the Umm al-Qura calendar. Morocco begins a month when the moon was seen there, usually
 * a day later: dates to come are expected, not certain.
 */
export interface HijriDate {
  readonly year: number;
  /** 1 for Muharram to 12 for Dhu al-Hijja. */
  readonly month: number;
  /** 1 to 30. */
  readonly day: number;
}

const CALENDAR = 'islamic-umalqura';

let numeric: Intl.DateTimeFormat | undefined;

/** Created when the first date is read: the first format of a calendar takes a browser some ms. */
function numericFormat(): Intl.DateTimeFormat {
  numeric ??= new Intl.DateTimeFormat(`en-u-ca-${CALENDAR}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return numeric;
}

/** The Hijri date of a Gregorian day. */
export function hijriDate(day: IsoDay): HijriDate {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of numericFormat().formatToParts(utcDateOf(day))) {
    parts[type] = Number(value);
  }
  const { year = 0, month = 0, day: date = 0 } = parts;
  return { year, month, day: date };
}

const monthFormats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(options).join(' ')}`;
  const [base] = languageRecords[language].adapterLocale.split('-u-');
  const format =
    monthFormats.get(key) ??
    new Intl.DateTimeFormat(`${base}-u-ca-${CALENDAR}-nu-latn`, { ...options, timeZone: 'UTC' });
  monthFormats.set(key, format);
  return format;
}

/** The day and the month: "12 rajab". The first of a month is what a month of the page repeats. */
export function formatHijriDay(day: IsoDay, language: Language): string {
  return formatOf(language, { day: 'numeric', month: 'long' }).format(utcDateOf(day));
}

/** The months from one day to another with their year: "joumada II – rajab 1448". */
export function formatHijriMonths(from: IsoDay, to: IsoDay, language: Language): string {
  const month = formatOf(language, { month: 'long' });
  const [first, last] = [hijriDate(from), hijriDate(to)];
  const lastMonth = `${month.format(utcDateOf(to))} ${last.year}`;
  if (first.year === last.year && first.month === last.month) return lastMonth;
  const firstMonth = month.format(utcDateOf(from));
  const year = first.year === last.year ? '' : ` ${first.year}`;
  return `${firstMonth}${year} – ${lastMonth}`;
}
