import type { MetricsMonth, MetricsSales } from '#application/api/metrics-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { formatMonth, formatMonthShort } from '#domain/format/months';
import { changeOf } from '#domain/metrics/metric-figures';
import { type Column, ColumnChart } from '../charts/column-chart';
import { Legend } from '../charts/legend';
import { TooltipLines } from '../charts/tooltip-lines';
import { PLOT_HEIGHT } from '../charts/value-plot';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { choiceParam } from '../lists/list-url';
import { useFormat } from '../text/use-format';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { ChartCard } from './chart-card';
import { combineQueries, displayedResult, type QueryResult } from './query-result';
import { useAmountAxis } from './use-axis';
import type { Dashboard } from './use-dashboard';
import { useMetricTexts } from './use-metric-texts';
import { useMonthsTable } from './use-sales-tables';

const MEASURES = ['revenue', 'sales'] as const;
type Measure = (typeof MEASURES)[number];

interface MonthsCardProps {
  dashboard: Dashboard;
  /** The year's months, and those of the previous year. */
  sales: QueryResult<MetricsSales>;
  before: QueryResult<MetricsSales>;
}

/** Revenue or sales by month, each compared with the previous year. */
export function MonthsCard({ dashboard, sales, before }: MonthsCardProps) {
  const t = useText('dashboards');
  const { year, url } = dashboard;
  const measure = choiceParam(url.params, 'measure', MEASURES, 'revenue');
  const [now, then] = [displayedResult(sales), displayedResult(before)];
  const tableOf = useMonthsTable();
  const chart = useMonthsChart(dashboard, measure, now?.months ?? [], then?.months ?? []);
  const isEmpty = [now, then].every((one) => one?.months.every((month) => month.orders === 0));
  return (
    <ChartCard
      id="months"
      narrow
      rows={12}
      title={t('months.title')}
      subtitle={t('subtitle', { unit: chart.unit, period: year })}
      aside={
        <>
          <Legend entries={chart.legend} />
          <SegmentedControl
            label={t('months.measure')}
            segments={MEASURES.map((value) => ({ value, label: t(`months.${value}`) }))}
            value={measure}
            onChange={(value) => url.change({ measure: value === 'revenue' ? null : value })}
          />
        </>
      }
      query={combineQueries(sales, before)}
      dashboard={dashboard}
      table={now && then ? tableOf(now, then) : null}
      empty={now && then && isEmpty ? t('months.none') : undefined}
      height={PLOT_HEIGHT}
    >
      <ColumnChart {...chart.plot} />
    </ChartCard>
  );
}

/** The chart's values and texts. */
function useMonthsChart(
  dashboard: Dashboard,
  measure: Measure,
  now: readonly MetricsMonth[],
  then: readonly MetricsMonth[],
) {
  const t = useText('dashboards');
  const language = useLanguage();
  const format = useFormat();
  const texts = useMetricTexts(dashboard);
  const { year, today } = dashboard;
  const present = today.slice(0, 7);
  const axis = useAmountAxis(Math.max(0, ...[...now, ...then].map(({ revenue }) => revenue)));
  const isRevenue = measure === 'revenue';
  const written = isRevenue ? format.money : format.number;
  const columns = now.map(
    (month, at): Column => ({
      name: formatMonthShort(month.month, language),
      value: month.month > present ? null : month[measure],
      before: then[at]?.[measure] ?? null,
      isUnfinished: month.month === present,
    }),
  );
  const at = (index: number) => {
    const { value = null, before = null } = columns[index] ?? {};
    const title = formatMonth(now[index]?.month ?? present, language);
    const isOpen = columns[index]?.isUnfinished ?? false;
    return { title: isOpen ? `${title} (${t('months.unfinished')})` : title, value, before };
  };
  return {
    unit: isRevenue ? axis.unit : t('months.unitSales'),
    legend: [
      { id: 'now', symbol: { sign: 'patch', hue: 1 } as const, label: year },
      { id: 'before', symbol: { sign: 'tick' } as const, label: year - 1 },
    ],
    plot: {
      columns,
      label: t('months.choose'),
      tick: isRevenue ? axis.tick : format.number,
      valueText: (index: number) => {
        const { title, value, before } = at(index);
        return [
          t('months.words', {
            month: title,
            value: value === null ? '—' : bidiIsolate(written(value)),
          }),
          t('months.wordsBefore', { year: year - 1, value: bidiIsolate(written(before ?? 0)) }),
        ].join(', ');
      },
      tip: (index: number) => {
        const { title, value, before } = at(index);
        const change = value === null ? null : changeOf(value, before ?? 0);
        return (
          <TooltipLines
            title={title}
            change={change === null ? null : <bdi dir="ltr">{texts.change(change)}</bdi>}
            lines={[
              {
                id: 'now',
                symbol: { sign: 'patch', hue: 1 },
                name: year,
                value: value === null ? '—' : written(value),
              },
              { id: 'then', symbol: { sign: 'tick' }, name: year - 1, value: written(before ?? 0) },
            ]}
          />
        );
      },
    },
  };
}
