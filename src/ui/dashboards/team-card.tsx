import { styled } from 'styled-components';
import type { FigureTable } from '#domain/metrics/figure-table';
import type { MetricsPeople, SalesmanRank } from '#openapi/types.generated';
import { type BarEntry, BarList } from '../charts/bar-list';
import { Avatar } from '../kit/avatar';
import { TwoLines } from '../kit/layout/two-lines';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ChartCard } from './chart-card';
import { displayedResult, type QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';
import { useMetricTexts } from './use-metric-texts';

const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
`;

function fullName({ firstName, lastName }: SalesmanRank): string {
  return `${firstName} ${lastName}`;
}

interface TeamCardProps {
  dashboard: Dashboard;
  people: QueryResult<MetricsPeople>;
}

/** The users whose accepted orders brought the most revenue, the best first. */
export function TeamCard({ dashboard, people }: TeamCardProps) {
  const t = useText('dashboards');
  const format = useFormat();
  const texts = useMetricTexts(dashboard);
  const shown = displayedResult(people);
  const tableOf = useTeamTable(dashboard);
  const team = shown?.salesmen ?? [];
  const rest = shown?.otherSales ?? { sales: 0, revenue: 0 };
  const maxAmount = Math.max(1, rest.revenue, ...team.map(({ revenue }) => revenue));
  const otherSales: BarEntry[] =
    rest.sales === 0
      ? []
      : [
          {
            id: 'others',
            name: (
              <TwoLines below={t('team.count', { count: rest.sales })}>{t('team.others')}</TwoLines>
            ),
            value: <bdi>{format.money(rest.revenue)}</bdi>,
            length: rest.revenue / maxAmount,
            hue: 4,
          },
        ];
  return (
    <ChartCard
      id="team"
      narrow
      title={t('team.title')}
      subtitle={t('subtitle', { unit: t('figures.revenue'), period: texts.span(dashboard.span) })}
      query={people}
      dashboard={dashboard}
      table={shown ? tableOf(shown) : null}
      empty={shown && team.length === 0 && rest.sales === 0 ? t('team.none') : undefined}
      height={288}
    >
      <BarList
        entries={[
          ...team.map((one) => ({
            id: one.userId,
            name: (
              <Person>
                <Avatar name={fullName(one)} size={32} />
                <TwoLines dir="auto" below={t('team.count', { count: one.sales })}>
                  {fullName(one)}
                </TwoLines>
              </Person>
            ),
            value: <bdi>{format.money(one.revenue)}</bdi>,
            length: one.revenue / maxAmount,
          })),
          ...otherSales,
        ]}
      />
    </ChartCard>
  );
}

/** The same as rows. */
export function useTeamTable(dashboard: Dashboard) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  return ({ period, salesmen, otherSales }: MetricsPeople): FigureTable => ({
    title: t('team.title'),
    period: texts.span(period),
    columns: [
      { label: t('team.member'), kind: 'text' },
      { label: t('team.rank'), kind: 'count' },
      { label: t('team.sales'), kind: 'count' },
      { label: t('team.revenue'), kind: 'amount' },
    ],
    rows: [
      ...salesmen.map((one) => [fullName(one), one.rank, one.sales, one.revenue]),
      ...(otherSales.sales === 0
        ? []
        : [[t('team.others'), null, otherSales.sales, otherSales.revenue]]),
    ],
  });
}
