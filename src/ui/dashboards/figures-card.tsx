import { styled } from 'styled-components';
import type { MetricsMonth, MetricsSummary } from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
import { usePermissions } from '../app/use-permissions';
import { Card } from '../kit/card';
import { VisuallyHidden } from '../kit/visually-hidden';
import { StripFrame, StripGrid } from '../lists/figure-strip';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import { FigureCell } from './figure-cells';
import type { FigureName } from './figure-links';
import { type Answer, shownOf } from './query-answer';
import type { Dashboard } from './use-dashboard';
import { isCount, useFigureWords } from './use-figure-words';

const CELLS_A_ROW = 4;
const CELLS_A_NARROW_ROW = 2;

const Sheet = styled(Card)`
  padding: 0;
`;
const Fading = styled.div<{ $faded: boolean }>`
  opacity: ${({ $faded }) => ($faded ? 0.6 : 1)};
`;

/** What somebody needs to see a figure besides the dashboard. */
const NEEDS: Partial<Record<FigureName, string>> = {
  commission: 'profit.see',
  expenses: 'profit.see',
  profit: 'profit.see',
  balance: 'payments.see',
};

/** The figures that one may see, known before the answer: the strip has its size from the start. */
export function useSeenFigures(names: readonly FigureName[]): readonly FigureName[] {
  const permissions = usePermissions();
  return names.filter((name) => {
    const needed = NEEDS[name];
    return needed === undefined || permissions.has(needed);
  });
}

const figureIn = (summary: MetricsSummary | undefined, name: FigureName) => {
  if (!summary) return null;
  return name === 'balance' || name === 'clientsTotal' ? summary[name] : summary.figures[name];
};

const COURSES: Partial<Record<FigureName, (month: MetricsMonth) => number>> = {
  revenue: ({ revenue }) => revenue,
  gmv: ({ gmv }) => gmv,
  orders: ({ orders }) => orders,
  productsSold: ({ productsSold }) => productsSold,
  averageBasket: ({ revenue, sales }) => (sales === 0 ? 0 : revenue / sales),
};

/** Undefined for a figure without a course; null while there is none to draw. */
const courseOf = (
  months: readonly MetricsMonth[] | undefined,
  name: FigureName,
): number[] | null | undefined => {
  const read = COURSES[name];
  if (!months || !read) return undefined;
  const values = months.map(read);
  return values.length > 1 && values.some((value) => value > 0) ? values : null;
};

interface FiguresCardProps {
  names: readonly FigureName[];
  dashboard: Dashboard;
  summary: Answer<MetricsSummary>;
  /** The last months, for the course of a figure. */
  months?: readonly MetricsMonth[];
}

/** The figures of the period in one card, with hairlines between them. */
export function FiguresCard({ names, dashboard, summary, months }: FiguresCardProps) {
  const t = useText('dashboards');
  const words = useFigureWords(dashboard);
  const seen = useSeenFigures(names);
  const shown = shownOf(summary);
  const span = shown?.period ?? dashboard.span;
  return (
    <Sheet aria-label={t('figures.label')} aria-busy={summary.isFetching}>
      <VisuallyHidden as="h2">{t('figures.label')}</VisuallyHidden>
      {summary.error && !shown ? (
        <ProblemState error={summary.error} onRetry={summary.refetch} />
      ) : (
        <Fading as={StripFrame} $faded={summary.isFetching && !summary.isLoading}>
          <StripGrid $cells={CELLS_A_ROW} $fewer={CELLS_A_NARROW_ROW}>
            {seen.map((name) => (
              <FigureCell
                key={name}
                name={name}
                span={span}
                words={words}
                figure={figureIn(shown, name)}
                course={courseOf(months, name)}
              />
            ))}
          </StripGrid>
        </Fading>
      )}
    </Sheet>
  );
}

/** The figures as rows, for the file. */
export function useFiguresTable(names: readonly FigureName[], dashboard: Dashboard) {
  const t = useText('dashboards');
  const words = useFigureWords(dashboard);
  const seen = useSeenFigures(names);
  return (summary: MetricsSummary): FigureTable[] => {
    const tableOf = (ofCounts: boolean): FigureTable => ({
      title: t('figures.label'),
      period: words.span(summary.period),
      columns: [
        { label: t('figures.name'), kind: 'text' },
        { label: t('figures.period'), kind: ofCounts ? 'count' : 'amount' },
        { label: words.span(summary.comparedWith), kind: ofCounts ? 'count' : 'amount' },
        { label: t('figures.change'), kind: 'share' },
      ],
      rows: seen
        .filter((name) => isCount(name) === ofCounts)
        .map((name) => {
          const figure = figureIn(summary, name);
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
