import { Link } from 'react-router';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { formatMonth, formatMonthShort } from '#domain/format/months';
import { comparedFigure } from '#domain/metrics/figure-comparison';
import { wholeSpan } from '#domain/metrics/metric-period';
import type { MetricsSales } from '#openapi/types.generated';
import { Legend, type LegendSymbolSpec } from '../charts/legend';
import { LineChart, type Series } from '../charts/line-chart';
import { TooltipLines } from '../charts/tooltip-lines';
import { PLOT_HEIGHT } from '../charts/value-plot';
import { ordersOfGroupPath } from '../links/orders-of-group';
import { useFormat } from '../text/use-format';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { ChartCard } from './chart-card';
import { displayedResult, type QueryResult } from './query-result';
import { useAmountAxis } from './use-axis';
import type { Dashboard } from './use-dashboard';
import { useMetricTexts } from './use-metric-texts';
import { useYearsTable } from './use-sales-tables';
import { type YearMonths, yearsOf } from './year-months';

const Footer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-24);
  margin-block-start: var(--space-12);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Sum = styled(Link)`
  color: inherit;
  & > b {
    color: var(--text);
  }
`;

/** The current year first: solid; the others have their own hues and patterns. */
const LINE_STYLES = [
  { sign: 'line', hue: 1, dash: 'solid' },
  { sign: 'line', hue: 2, dash: 'dashed' },
  { sign: 'line', hue: 4, dash: 'dotted' },
] as const satisfies readonly LegendSymbolSpec[];

interface YearsCardProps {
  dashboard: Dashboard;
  /** The months of the year and of the two before it. */
  sales: QueryResult<MetricsSales>;
}

/** Revenue of three years, month by month over each other, with each year's sum. */
export function YearsCard({ dashboard, sales }: YearsCardProps) {
  const t = useText('dashboards');
  const answer = displayedResult(sales);
  const shown = answer ? yearsOf(answer) : [];
  const format = useFormat();
  const tableOf = useYearsTable();
  const { unit, legend, plot } = useYearsChart(dashboard, shown);
  const isEmpty = shown.every(({ months }) => months.every(({ revenue }) => revenue === 0));
  return (
    <ChartCard
      id="years"
      rows={13}
      title={t('years.title')}
      subtitle={t('subtitle', { unit: t('figures.revenue'), period: unit })}
      aside={<Legend entries={legend} />}
      query={sales}
      dashboard={dashboard}
      table={answer ? (tableOf(answer)[0] ?? null) : null}
      empty={answer && isEmpty ? t('years.none') : undefined}
      height={PLOT_HEIGHT + 56}
    >
      <LineChart {...plot} />
      <Footer>
        {shown.map(({ year, months }) => (
          <Sum key={year} to={ordersOfGroupPath('sold', wholeSpan('year', `${year}-01-01`))}>
            {year}{' '}
            <b>
              <bdi>{format.money(sumOf(months, 'revenue'))}</bdi>
            </b>
          </Sum>
        ))}
        <YearSoFar dashboard={dashboard} years={shown} />
      </Footer>
    </ChartCard>
  );
}

function sumOf(
  months: readonly YearMonths['months'][number][],
  name: 'revenue' | 'orders',
): number {
  return months.reduce((sum, month) => sum + month[name], 0);
}

/** The completed months, compared with the same months of the previous year. */
function YearSoFar({
  dashboard,
  years: [now, then],
}: {
  dashboard: Dashboard;
  years: readonly YearMonths[];
}) {
  const t = useText('dashboards');
  const format = useFormat();
  const language = useLanguage();
  const texts = useMetricTexts(dashboard);
  const over = now?.months.filter(({ month }) => month < dashboard.today.slice(0, 7)) ?? [];
  const last = over.at(-1);
  if (!then || !last) return null;
  const earlier = then.months.slice(0, over.length);
  // With months before the store's first order, the change would say nothing.
  if (earlier.some(({ orders }) => orders === 0)) return null;
  const [sum, before] = [sumOf(over, 'revenue'), sumOf(earlier, 'revenue')];
  const { change } = comparedFigure(sum, before, {
    value: sumOf(over, 'orders'),
    before: sumOf(earlier, 'orders'),
  });
  if (change === null) return null;
  return (
    <span>
      {t('years.until', {
        amount: bidiIsolate(format.money(sum)),
        month: formatMonth(last.month, language),
        change: bidiIsolate(texts.change(change)),
        year: then.year,
      })}
    </span>
  );
}

/** The chart's values and texts. */
function useYearsChart({ today }: Dashboard, years: readonly YearMonths[]) {
  const t = useText('dashboards');
  const format = useFormat();
  const language = useLanguage();
  const present = today.slice(0, 7);
  const axis = useAmountAxis(
    Math.max(0, ...years.flatMap(({ months }) => months.map(({ revenue }) => revenue))),
  );
  const lines = years.map(({ year, months }, at) => ({
    year,
    symbol: LINE_STYLES[at] ?? LINE_STYLES[2],
    values: months.map(({ month, revenue }) => (month > present ? null : revenue)),
  }));
  const said = (value: number | null | undefined) =>
    typeof value === 'number' ? format.money(value) : '—';
  const series = lines.map(
    ({ year, symbol: { hue, dash }, values }): Series => ({ id: String(year), hue, dash, values }),
  );
  const names = (years[0]?.months ?? []).map(({ month }) => formatMonthShort(month, language));
  return {
    unit: axis.unit,
    legend: lines.map(({ year, symbol }) => ({
      id: String(year),
      symbol,
      label: year,
    })),
    plot: {
      names,
      series,
      tick: axis.tick,
      label: t('years.choose'),
      valueText: (at: number) =>
        [
          names[at],
          ...lines.map(({ year, values }) =>
            t('series.words', { step: String(year), value: bidiIsolate(said(values[at])) }),
          ),
        ].join(', '),
      tip: (at: number) => (
        <TooltipLines
          title={names[at] ?? ''}
          lines={lines.map(({ year, symbol, values }) => ({
            id: String(year),
            symbol,
            name: year,
            value: said(values[at]),
          }))}
        />
      ),
    },
  };
}
