import type { MetricsSummary } from '#application/api/metrics-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { CURRENCY_SIGN } from '#domain/format/money';
import { type ComparedFigure, comparisonKind } from '#domain/metrics/figure-comparison';
import type { DaySpan, MetricComparison } from '#domain/metrics/metric-period';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { MetricName } from './metric-links';
import type { Dashboard } from './use-dashboard';

const COUNTS: readonly string[] = [
  'productsSold',
  'orders',
  'customers',
  'categoriesSold',
  'clientsTotal',
];

/** Centimes. */
const ROUND_FROM_CENTIMES = 100_000;

/** Whether a figure is a count; otherwise it is an amount in centimes. */
export function isCount(name: MetricName): boolean {
  return COUNTS.includes(name);
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
}: Pick<Dashboard, 'requestedPeriod' | 'compare'>) {
  const t = useText('dashboards');
  const format = useFormat();
  const other = comparisonKey(requestedPeriod, compare);
  const value = (name: MetricName, figure: number) =>
    isCount(name) ? format.number(figure) : format.money(figure);
  /** The same, rounded to dirhams from a thousand on, for the value of a comparison. */
  const roughly = (name: MetricName, figure: number) =>
    isCount(name) || Math.abs(figure) < ROUND_FROM_CENTIMES
      ? value(name, figure)
      : `${format.number(Math.round(figure / 100))}\u00a0${CURRENCY_SIGN}`;
  /** One decimal; none from a hundred percent on. */
  const percent = (share: number, signDisplay: 'exceptZero' | 'never') => {
    const maximumFractionDigits = Math.abs(share) < 1 ? 1 : 0;
    return format.number(share, { style: 'percent', maximumFractionDigits, signDisplay });
  };
  /** "+12,4 %" */
  const change = (share: number) => percent(share, 'exceptZero');
  const span = ({ from, to }: DaySpan) =>
    from === to
      ? format.date(from)
      : t('period.span', {
          from: bidiIsolate(format.date(from)),
          to: bidiIsolate(format.date(to)),
        });
  const than = t(`than.${other}`);
  const when = t(`when.${other}`);
  return {
    value,
    roughly,
    change,
    span,
    /** The change of a figure, as a sentence: "12,4 % de plus que le mois précédent". */
    sentence: (name: MetricName, figure: ComparedFigure) =>
      t(`sentence.${comparisonKind(figure)}`, {
        than,
        when,
        change: bidiIsolate(percent(figure.change ?? 0, 'never')),
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
