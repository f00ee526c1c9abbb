import { formatMonth, formatMonthShort } from '#domain/format/months';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { MetricsSeries } from '#openapi/types.generated';
import { useFormat } from '../text/use-format';
import { useLanguage } from '../text/use-language';

type Unit = MetricsSeries['unit'];

/** The names of steps: short below the chart, in full in its tips and its table. */
export function useStepNames(unit: Unit) {
  const format = useFormat();
  const language = useLanguage();
  const dayOf = (from: string) => casablancaDay(new Date(from));
  const short: Record<Unit, (from: string) => string> = {
    hour: (from) => format.time(from),
    day: (from) => format.number(Number(dayOf(from).slice(8))),
    month: (from) => formatMonthShort(dayOf(from).slice(0, 7), language),
    year: (from) => dayOf(from).slice(0, 4),
  };
  const full: Record<Unit, (from: string) => string> = {
    hour: (from) => format.dateTime(from),
    day: (from) => format.date(dayOf(from)),
    month: (from) => formatMonth(dayOf(from).slice(0, 7), language),
    year: (from) => dayOf(from).slice(0, 4),
  };
  return { short: short[unit], full: full[unit] };
}
