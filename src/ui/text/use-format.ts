import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDeadline,
  formatLongDate,
  formatMoment,
  formatRelative,
  formatTime,
} from '#domain/format/dates';
import { formatDuration } from '#domain/format/durations';
import { formatFileSize } from '#domain/format/file-size';
import type { Language } from '#domain/format/languages';
import { formatList } from '#domain/format/list-format';
import { formatAmount, formatMoney } from '#domain/format/money';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { useLanguage } from './use-language';

type Moment = string | Date;

function createFormats(language: Language) {
  return {
    language,
    /** Centimes of MAD with the currency: "1 890,00 DHS". */
    money: (centimes: number) => formatMoney(centimes, language),
    /** Centimes of MAD without the currency. */
    amount: (centimes: number) => formatAmount(centimes, language),
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      formatNumber(value, language, options),
    /** A ratio: 0.97 is "97 %". */
    percent: (ratio: number) => formatPercent(ratio, language),
    date: (moment: Moment) => formatDate(moment, language),
    longDate: (moment: Moment) => formatLongDate(moment, language),
    time: (moment: Moment) => formatTime(moment, language),
    dateTime: (moment: Moment) => formatDateTime(moment, language),
    day: (moment: Moment, now: Date) => formatDay(moment, now, language),
    moment: (moment: Moment, now: Date) => formatMoment(moment, now, language),
    deadline: (moment: Moment, now: Date) => formatDeadline(moment, now, language),
    relative: (moment: Moment, now: Date) => formatRelative(moment, now, language),
    /** A duration in ms: "41 min", "2 h 56". */
    duration: (milliseconds: number) => formatDuration(milliseconds, language),
    /** Bytes: "1,6 Mo". */
    fileSize: (bytes: number) => formatFileSize(bytes, language),
    /** "a, b et c" */
    list: (words: readonly string[]) => formatList(words, language),
  };
}

type Formats = ReturnType<typeof createFormats>;

const formats = new Map<Language, Formats>();

/** Formats numbers, money and times in a given language: always the same object. */
export function formatIn(language: Language): Formats {
  const known = formats.get(language) ?? createFormats(language);
  formats.set(language, known);
  return known;
}

/** Formats numbers, money and times in the page's language. */
export function useFormat() {
  return formatIn(useLanguage());
}
