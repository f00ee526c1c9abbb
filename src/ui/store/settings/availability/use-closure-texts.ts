import { parseDate } from '@internationalized/date';
import type { TypedClosure } from '#domain/stores/availability-form';
import { daysBetween } from '#domain/time/casablanca-day';
import { formatDayRange } from '../../../kit/fields/day-value';
import { useLocalizedName } from '../../../text/localized';
import { useFormat } from '../../../text/use-format';
import { useLanguage } from '../../../text/use-language';
import { useText } from '../../../text/use-text';

type Days = Pick<TypedClosure, 'from' | 'to'>;

const NOON = 'T12:00:00Z';
/** The texts of a closure: reason, days and length. */
export function useClosureTexts() {
  const t = useText('storeSettings');
  const format = useFormat();
  const language = useLanguage();
  const localized = useLocalizedName();
  return {
    reason: ({ note, noteEn, noteAr }: TypedClosure) =>
      localized({ name: note, nameEn: noteEn, nameAr: noteAr }) || t('closures.noReason'),
    /** "11–13 décembre 2026", "18 nov. 2026" */
    dates: ({ from, to }: Days) => {
      if (from === to) return format.date(from + NOON);
      const texts = formatDayRange(parseDate(from), parseDate(to), language);
      const year = from.slice(0, 4) === to.slice(0, 4) ? ` ${to.slice(0, 4)}` : '';
      return t('closures.range', { from: texts.from, to: texts.to + year });
    },
    /** Number of days, including both ends. */
    length: ({ from, to }: Days) => t('closures.days', { count: daysBetween(from, to) + 1 }),
  };
}
