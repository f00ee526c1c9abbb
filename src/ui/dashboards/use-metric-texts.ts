import { bidiIsolate } from '#domain/format/bidi-isolate';
import { CURRENCY_SIGN } from '#domain/format/money';
import {
  type ComparedFigure,
  comparisonKind,
  isComparable,
  isUnmeasured,
} from '#domain/metrics/figure-comparison';
import { definitionOf, type FigureName } from '#domain/metrics/figure-definitions';
import type { DaySpan, MetricComparison } from '#domain/metrics/metric-period';
import type { ComparedSpan, MetricsSummary } from '#openapi/types.generated';
import { useChangeText } from '../charts/change-mark';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { Dashboard } from './use-dashboard';

/** Centimes. */
const ROUND_FROM_CENTIMES = 100_000;

/** Whether a figure is a count; otherwise it is an amount in centimes. */
export function isCount(name: FigureName): boolean {
  return definitionOf(name).unit === 'count';
}

const PREVIOUS = {
  day: 'previousDay',
  week: 'previousWeek',
  month: 'previousMonth',
  year: 'previousYear',
} as const;

/** The key of the comparison: the previous period of the same kind, or the same period earlier. */
function comparisonKey(requestedPeriod: Dashboard['requestedPeriod'], compare: MetricComparison) {
  if (compare !== 'previous') return compare;
  return requestedPeriod.name === null ? ('previousOwn' as const) : PREVIOUS[requestedPeriod.name];
}

/** Figures, changes and days in the page's language. */
export function useMetricTexts({
  requestedPeriod,
  compare,
  span: days,
  today,
}: Pick<Dashboard, 'requestedPeriod' | 'compare' | 'span' | 'today'>) {
  const t = useText('dashboards');
  const format = useFormat();
  const other = comparisonKey(requestedPeriod, compare);
  const value = (name: FigureName, figure: number) =>
    isCount(name) ? format.number(figure) : format.money(figure);
  /** The same, rounded to dirhams from a thousand on, for the value of a comparison. */
  const roughly = (name: FigureName, figure: number) =>
    isCount(name) || Math.abs(figure) < ROUND_FROM_CENTIMES
      ? value(name, figure)
      : `${format.number(Math.round(figure / 100))}\u00a0${CURRENCY_SIGN}`;
  const change = useChangeText();
  /** A line breaks between two dates, never inside one. */
  const date = (day: string) => format.date(day).replaceAll(' ', '\u00a0');
  const span = ({ from, to }: DaySpan) =>
    from === to
      ? date(from)
      : t('period.span', { from: bidiIsolate(date(from)), to: bidiIsolate(date(to)) });
  // A period that is not over is compared with the same days, up to the same time.
  const isOpen = days.to === today;
  const compared = (kind: 'than' | 'when') => {
    if (!isOpen) return t(`${kind}.${other}`);
    // A day has no earlier days of its own.
    if (days.from === days.to || other === 'previousDay') {
      return t('sameTime', { text: t(`${kind}.${other}`) });
    }
    return t(`sameDays.${kind}.${other}`);
  };
  const than = compared('than');
  const when = compared('when');
  /** The days that a period is compared with, and up to when the last one counts. */
  const comparedSpan = ({ from, to, until }: ComparedSpan) =>
    until === null
      ? span({ from, to })
      : t('period.until', { days: span({ from, to }), time: format.time(until) });
  return {
    value,
    roughly,
    /** "+12,4 %" */
    change: (share: number) => change(share),
    span,
    comparedSpan,
    /**
     * The days of the comparison; also that the store's first order came after they had begun, or
     * that they have too few orders for changes as percentages.
     */
    comparison({ comparedWith, firstOrderOn, figures: { orders } }: MetricsSummary) {
      const days = bidiIsolate(comparedSpan(comparedWith));
      if (!isComparable(orders)) return t('period.comparedFew', { days });
      return firstOrderOn !== null && firstOrderOn > comparedWith.from
        ? t('period.comparedNew', { days, date: bidiIsolate(date(firstOrderOn)) })
        : t('period.compared', { days });
    },
    /** The change of a figure, as a sentence: "12,4 % de plus que le mois précédent". */
    sentence: (name: FigureName, figure: ComparedFigure) =>
      t(`sentence.${isUnmeasured(figure) ? 'few' : comparisonKind(figure)}`, {
        than,
        when,
        change: bidiIsolate(change(figure.change ?? 0, 'never')),
        before: bidiIsolate(value(name, figure.before)),
      }),
    /** The same for the number of orders: "51 commandes de plus que le mois précédent". */
    lead: ({ figures: { orders } }: Pick<MetricsSummary, 'figures'>) => {
      const more = orders.value - orders.before;
      if (more === 0) return t('lead.same', { than });
      return t(more > 0 ? 'lead.more' : 'lead.less', { count: Math.abs(more), than });
    },
  };
}
