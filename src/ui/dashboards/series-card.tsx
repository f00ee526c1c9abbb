import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { comparedFigure } from '#domain/metrics/figure-comparison';
import type { FigureTable } from '#domain/metrics/figure-table';
import { stepUnitOf } from '#domain/metrics/metric-steps';
import type { MetricsSeries, MetricsStep, StepFigures } from '#openapi/types.generated';
import { useChangeText } from '../charts/change-mark';
import { type Column, ColumnChart } from '../charts/column-chart';
import { Legend } from '../charts/legend';
import { TooltipLines } from '../charts/tooltip-lines';
import { PLOT_HEIGHT } from '../charts/value-plot';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { choiceParam } from '../lists/list-url';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ChartCard } from './chart-card';
import { displayedResult, type QueryResult } from './query-result';
import { useStepNames } from './step-names';
import { useAmountAxis } from './use-axis';
import type { Dashboard } from './use-dashboard';
import { isCount, useMetricTexts } from './use-metric-texts';

export type SeriesMeasure = keyof StepFigures;

interface SeriesCardProps {
  dashboard: Dashboard;
  series: QueryResult<MetricsSeries>;
  /** The figures that the chart can show; the first one unless the address names another. */
  measures: readonly [SeriesMeasure, ...SeriesMeasure[]];
}

const LEGEND = {
  now: { sign: 'patch', hue: 1 },
  before: { sign: 'tick' },
} as const;

/** px */
const LEGEND_HEIGHT = 32;

const LegendRow = styled.div`
  min-block-size: ${LEGEND_HEIGHT}px;
`;

/** A figure by the steps of the period, each beside the step that it is compared with. */
export function SeriesCard({ dashboard, series, measures }: SeriesCardProps) {
  const t = useText('dashboards');
  const { url, requestedPeriod } = dashboard;
  const [first] = measures;
  const measure = choiceParam(url.params, 'measure', measures, first);
  const shown = displayedResult(series);
  const unit = shown?.unit ?? stepUnitOf(requestedPeriod);
  const steps = shown?.steps ?? [];
  const chart = useSeriesChart(dashboard, measure, unit, steps);
  const tableOf = useSeriesTable(dashboard, measures);
  const isEmpty = steps.every(({ value, before }) => !value?.orders && !before?.orders);
  return (
    <ChartCard
      id="series"
      narrow
      rows={steps.length}
      title={t(`series.by.${unit}`, { figure: t(`figures.${measure}`) })}
      subtitle={chart.unit}
      aside={
        <SegmentedControl
          label={t('series.measure')}
          segments={measures.map((value) => ({ value, label: t(`figures.${value}`) }))}
          value={measure}
          onChange={(value) => url.change({ measure: value === first ? null : value })}
        />
      }
      query={series}
      dashboard={dashboard}
      table={shown ? tableOf(shown) : null}
      empty={shown && isEmpty ? t('series.none') : undefined}
      height={PLOT_HEIGHT + LEGEND_HEIGHT}
    >
      <LegendRow>
        <Legend
          entries={[
            { id: 'now', symbol: LEGEND.now, label: t('series.now') },
            { id: 'before', symbol: LEGEND.before, label: t('series.before') },
          ]}
        />
      </LegendRow>
      <ColumnChart {...chart.plot} />
    </ChartCard>
  );
}

/** The change of a figure in a step; null where it is no share. */
function changeAt(step: MetricsStep | undefined, measure: SeriesMeasure): number | null {
  if (!step?.value || !step.before) return null;
  const { value, before } = step;
  const orders = { value: value.orders, before: before.orders };
  return comparedFigure(value[measure], before[measure], orders).change;
}

/** The chart's values and texts. */
function useSeriesChart(
  { span, today }: Dashboard,
  measure: SeriesMeasure,
  unit: MetricsSeries['unit'],
  steps: readonly MetricsStep[],
) {
  const t = useText('dashboards');
  const format = useFormat();
  const change = useChangeText();
  const names = useStepNames(unit);
  const amounts = steps.flatMap(({ value, before }) => [
    value?.[measure] ?? 0,
    before?.[measure] ?? 0,
  ]);
  const axis = useAmountAxis(Math.max(0, ...amounts));
  const ofCounts = isCount(measure);
  const written = (value: number | null) =>
    value === null ? '—' : ofCounts ? format.number(value) : format.money(value);
  const last = steps.findLastIndex(({ value }) => value !== null);
  const columns = steps.map(
    ({ from, value, comparedFrom, before }, at): Column => ({
      id: from ?? comparedFrom ?? '',
      name: from === null ? '' : names.short(from),
      value: value?.[measure] ?? null,
      before: before?.[measure] ?? null,
      isUnfinished: at === last && span.to === today,
    }),
  );
  const at = (index: number) => {
    const { from = null, comparedFrom = null } = steps[index] ?? {};
    const { value = null, before = null, isUnfinished = false } = columns[index] ?? {};
    const name = from === null ? '—' : names.full(from);
    return {
      title: isUnfinished ? `${name} (${t('series.unfinished')})` : name,
      earlier: comparedFrom === null ? null : names.full(comparedFrom),
      value,
      before,
    };
  };
  return {
    unit: ofCounts ? t('series.unitCount') : axis.unit,
    plot: {
      columns,
      label: t(`series.choose.${unit}`),
      tick: ofCounts ? format.number : axis.tick,
      valueText: (index: number) => {
        const { title, earlier, value, before } = at(index);
        return [
          t('series.words', { step: title, value: bidiIsolate(written(value)) }),
          ...(earlier === null
            ? []
            : [t('series.words', { step: earlier, value: bidiIsolate(written(before)) })]),
        ].join(', ');
      },
      tip: (index: number) => {
        const { title, earlier, value, before } = at(index);
        const moved = changeAt(steps[index], measure);
        return (
          <TooltipLines
            title={title}
            change={moved === null ? null : <bdi dir="ltr">{change(moved)}</bdi>}
            lines={[
              { id: 'now', symbol: LEGEND.now, name: null, value: written(value) },
              ...(earlier === null
                ? []
                : [{ id: 'then', symbol: LEGEND.before, name: earlier, value: written(before) }]),
            ]}
          />
        );
      },
    },
  };
}

/** The steps as rows: every measure of the period, each beside the other period. */
export function useSeriesTable(dashboard: Dashboard, measures: readonly SeriesMeasure[]) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  const unit = stepUnitOf(dashboard.requestedPeriod);
  const names = useStepNames(unit);
  return ({ steps, period }: MetricsSeries): FigureTable => ({
    title: t('series.table'),
    period: texts.span(period),
    columns: [
      { label: t(`series.unit.${unit}`), kind: 'text' },
      { label: t('series.before'), kind: 'text' },
      ...measures.flatMap((name) => {
        const kind = isCount(name) ? ('count' as const) : ('amount' as const);
        const figure = t(`figures.${name}`);
        return [
          { label: figure, kind },
          { label: t('series.beforeOf', { figure }), kind },
        ];
      }),
    ],
    rows: steps.map(({ from, value, comparedFrom, before }) => [
      from && names.full(from),
      comparedFrom && names.full(comparedFrom),
      ...measures.flatMap((name) => [value?.[name] ?? null, before?.[name] ?? null]),
    ]),
  });
}
