import { type Language, languageRecords } from './languages';

/** A month of the calendar, `2026-11`. */
export type IsoMonth = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function written(month: IsoMonth, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language}${JSON.stringify(options)}`;
  const { adapterLocale } = languageRecords[language];
  // A month has no instant, so it has no time zone either: it is read and written in UTC.
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(adapterLocale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** "nov." */
export function formatMonthShort(month: IsoMonth, language: Language): string {
  return written(month, language, { month: 'short' });
}

/** "novembre 2026" */
export function formatMonth(month: IsoMonth, language: Language): string {
  return written(month, language, { month: 'long', year: 'numeric' });
}
