import { styled } from 'styled-components';
import { definitionOf, type FigureName } from '#domain/metrics/figure-definitions';
import type { FigureTable } from '#domain/metrics/figure-table';
import type { MetricsSeries, MetricsSummary, StepFigures } from '#openapi/types.generated';
import { Card } from '../kit/layout/card';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { ProblemState } from '../lists/problem-state';
import { StripFrame, StripGrid } from '../lists/stat-strip';
import { usePermissions } from '../portal-context/use-permissions';
import { useText } from '../text/use-text';
import { MetricCell } from './metric-cells';
import { displayedResult, type QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';
import { isCount, useMetricTexts } from './use-metric-texts';

const CELLS_A_ROW = 4;
const CELLS_A_NARROW_ROW = 2;

const Sheet = styled(Card)`
  padding: 0;
`;
const Fading = styled.div<{ $faded: boolean }>`
  opacity: ${({ $faded }) => ($faded ? 0.6 : 1)};
`;

/** The figures that the user may see, known before the answer: the strip has its final size. */
export function useVisibleMetrics(names: readonly FigureName[]): readonly FigureName[] {
  const permissions = usePermissions();
  return names.filter((name) => {
    const needed = definitionOf(name).permission;
    return needed === undefined || permissions.has(needed);
  });
}

function metricIn(summary: MetricsSummary | undefined, name: FigureName) {
  if (!summary) return null;
  return name === 'balance' || name === 'clientsTotal' ? summary[name] : summary.figures[name];
}

type StepFigure = keyof StepFigures;

function isOfSteps(name: FigureName): name is StepFigure {
  return STEP_FIGURES.includes(name);
}

/** The figures that a series contains for each step. */
const STEP_FIGURES: readonly FigureName[] = [
  'income',
  'revenue',
  'gmv',
  'orders',
  'sales',
  'cancelled',
  'returned',
  'productsSold',
  'averageBasket',
] satisfies StepFigure[];

/** Undefined for a figure without a trend; null while there is none to draw. */
function trendOf(series: MetricsSeries | undefined, name: FigureName): number[] | null | undefined {
  if (!isOfSteps(name)) return undefined;
  const values = (series?.steps ?? []).flatMap(({ value }) => (value ? [value[name]] : []));
  return values.length > 1 && values.some((value) => value > 0) ? values : null;
}

interface MetricsCardProps {
  /** What the figures are about; those of the period by default. */
  label?: string;
  names: readonly FigureName[];
  dashboard: Dashboard;
  summary: QueryResult<MetricsSummary>;
  /** The steps of the same period, for the trend of a figure. */
  series: QueryResult<MetricsSeries>;
}

/** The figures of the period in one card, with hairlines between them. */
export function MetricsCard({ label, names, dashboard, summary, series }: MetricsCardProps) {
  const t = useText('dashboards');
  const title = label ?? t('figures.label');
  const texts = useMetricTexts(dashboard);
  const seen = useVisibleMetrics(names);
  const shown = displayedResult(summary);
  const span = shown?.period ?? dashboard.span;
  return (
    <Sheet aria-label={title} aria-busy={summary.isFetching}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      {summary.error && !shown ? (
        <ProblemState error={summary.error} onRetry={summary.refetch} />
      ) : (
        <Fading as={StripFrame} $faded={summary.isFetching && !summary.isLoading}>
          <StripGrid $cells={Math.min(seen.length, CELLS_A_ROW)} $fewer={CELLS_A_NARROW_ROW}>
            {seen.map((name) => (
              <MetricCell
                key={name}
                name={name}
                span={span}
                texts={texts}
                figure={metricIn(shown, name)}
                trend={trendOf(displayedResult(series), name)}
              />
            ))}
          </StripGrid>
        </Fading>
      )}
    </Sheet>
  );
}

/** The figures as rows, for the file. */
export function useMetricsTable(names: readonly FigureName[], dashboard: Dashboard) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  const seen = useVisibleMetrics(names);
  return (summary: MetricsSummary): FigureTable[] => {
    const tableOf = (ofCounts: boolean): FigureTable => ({
      title: t('figures.label'),
      period: texts.span(summary.period),
      columns: [
        { label: t('figures.name'), kind: 'text' },
        { label: t('figures.period'), kind: ofCounts ? 'count' : 'amount' },
        { label: texts.comparedSpan(summary.comparedWith), kind: ofCounts ? 'count' : 'amount' },
        { label: t('figures.change'), kind: 'share' },
      ],
      rows: seen
        .filter((name) => isCount(name) === ofCounts)
        .map((name) => {
          const figure = metricIn(summary, name);
          const cells =
            figure === null || typeof figure === 'number'
              ? [figure, null, null]
              : [figure.value, figure.before, figure.change];
          return [t(`figures.${name}`), ...cells];
        }),
    });
    return [tableOf(false), tableOf(true)];
  };
}
