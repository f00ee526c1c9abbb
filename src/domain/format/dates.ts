import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { casablancaDay, daysBetween, marketplaceZoneAt } from '../time/casablanca-day';
import { type Language, languageRecords } from './languages';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(iso: string | Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(iso);
  const timeZone = marketplaceZoneAt(moment.getTime());
  const key = `${locale}${timeZone}${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, made);
  return made.format(moment).replace(/\u202f/g, '\u00a0');
}

function inLanguage(iso: string | Date, language: Language, options: Intl.DateTimeFormatOptions) {
  return format(iso, languageRecords[language].adapterLocale, options);
}

function dayOf(moment: string | Date): string {
  return casablancaDay(new Date(moment));
}

/** Whole days in Casablanca from `now` to the moment: 1 is tomorrow, -1 yesterday. */
export function calendarDaysBetween(now: Date, moment: string | Date): number {
  return daysBetween(dayOf(now), dayOf(moment));
}

/** "19 nov. 2026" */
export function formatDate(moment: string | Date, language: Language): string {
  return inLanguage(moment, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** "jeudi 19 novembre 2026" */
export function formatLongDate(moment: string | Date, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return inLanguage(moment, language, options);
}

/** "10:24": 24 hours in all three languages, as usual in Morocco. */
export function formatTime(moment: string | Date, language: Language): string {
  return inLanguage(moment, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** "19 nov. 2026, 10:24" */
export function formatDateTime(moment: string | Date, language: Language): string {
  const comma = language === 'ar' ? '،' : ',';
  return `${formatDate(moment, language)}${comma} ${formatTime(moment, language)}`;
}

/** The day without a redundant year: "18 nov." in this year, "18 nov. 2025" before it. */
export function formatDay(moment: string | Date, now: Date, language: Language): string {
  return dayOf(moment).slice(0, 4) === dayOf(now).slice(0, 4)
    ? inLanguage(moment, language, { day: 'numeric', month: 'short' })
    : formatDate(moment, language);
}

const YESTERDAY: Record<Language, string> = { fr: 'hier, ', ar: 'أمس، ', en: 'yesterday, ' };

/** The moment of an event in a list: "09:52", "hier, 16:20", "18 nov.". */
export function formatMoment(moment: string | Date, now: Date, language: Language): string {
  const days = calendarDaysBetween(now, moment);
  if (days === 0) return formatTime(moment, language);
  if (days === -1) return YESTERDAY[language] + formatTime(moment, language);
  return formatDay(moment, now, language);
}

const TOMORROW: Record<Language, string> = { fr: 'demain ', ar: 'غدٍ ', en: 'tomorrow ' };
const YESTERDAY_AFTER: Record<Language, string> = { fr: 'hier ', ar: 'أمس ', en: 'yesterday ' };

/**
 * A deadline in the form that follows the word "before": "11:05", "demain 09:52", "18 nov. 09:52"
 * (Arabic in the genitive).
 */
export function formatDeadline(moment: string | Date, now: Date, language: Language): string {
  const days = calendarDaysBetween(now, moment);
  const time = formatTime(moment, language);
  if (days === 0) return time;
  if (days === 1) return TOMORROW[language] + time;
  if (days === -1) return YESTERDAY_AFTER[language] + time;
  return `${formatDay(moment, now, language)} ${time}`;
}

const RELATIVE_STEPS = [
  { unit: 'minute', ms: millisecondsInMinute, below: millisecondsInHour },
  { unit: 'hour', ms: millisecondsInHour, below: millisecondsInDay },
  { unit: 'day', ms: millisecondsInDay, below: 30 * millisecondsInDay },
  { unit: 'month', ms: 30 * millisecondsInDay, below: 365 * millisecondsInDay },
  { unit: 'year', ms: 365 * millisecondsInDay, below: Number.POSITIVE_INFINITY },
] as const;

const JUST_NOW: Record<Language, string> = { fr: 'à l’instant', ar: 'الآن', en: 'just now' };

const relativeFormats = new Map<Language, Intl.RelativeTimeFormat>();

function relativeFormat(language: Language): Intl.RelativeTimeFormat {
  const { adapterLocale } = languageRecords[language];
  const made =
    relativeFormats.get(language) ??
    new Intl.RelativeTimeFormat(adapterLocale, { numeric: 'auto' });
  relativeFormats.set(language, made);
  return made;
}

/**
 * The time until or since a moment: "il y a 3 heures", "dans 2 minutes", "hier". No line ends between
 * the figure and its unit.
 */
export function formatRelative(moment: string | Date, now: Date, language: Language): string {
  const distance = differenceInMilliseconds(moment, now);
  if (Math.abs(distance) < millisecondsInMinute) return JUST_NOW[language];
  const step = RELATIVE_STEPS.find(({ below }) => Math.abs(distance) < below) ?? RELATIVE_STEPS[4];
  const relative = relativeFormat(language);
  return relative.format(Math.trunc(distance / step.ms), step.unit).replace(/(?<=\d)\s/g, '\u00a0');
}
