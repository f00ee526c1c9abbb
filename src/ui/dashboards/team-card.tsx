import { styled } from 'styled-components';
import type { MetricsPeople, SalesmanRank } from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
import { BarList } from '../charts/bar-list';
import { Avatar, type AvatarHue } from '../kit/avatar';
import { TwoLines } from '../kit/two-lines';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { FigureCard } from './figure-card';
import { type Answer, shownOf } from './query-answer';
import type { Dashboard } from './use-dashboard';
import { useFigureWords } from './use-figure-words';

const FACES: readonly AvatarHue[] = ['violet', 'rose', 'sand', 'teal', 'accent'];

const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
`;

const fullName = ({ firstName, lastName }: SalesmanRank): string => `${firstName} ${lastName}`;

interface TeamCardProps {
  dashboard: Dashboard;
  people: Answer<MetricsPeople>;
}

/** Who accepted the orders that brought most, the best first. */
export function TeamCard({ dashboard, people }: TeamCardProps) {
  const t = useText('dashboards');
  const format = useFormat();
  const words = useFigureWords(dashboard);
  const shown = shownOf(people);
  const tableOf = useTeamTable(dashboard);
  const team = shown?.salesmen ?? [];
  const most = Math.max(1, ...team.map(({ revenue }) => revenue));
  return (
    <FigureCard
      id="team"
      narrow
      title={t('team.title')}
      subtitle={words.span(dashboard.span)}
      query={people}
      dashboard={dashboard}
      table={shown ? tableOf(shown) : null}
      empty={shown && team.length === 0 ? t('team.none') : undefined}
      height={288}
    >
      <BarList
        entries={team.map((one, at) => ({
          id: one.userId,
          name: (
            <Person>
              <Avatar name={fullName(one)} size={32} hue={FACES[at % FACES.length]} />
              <TwoLines dir="auto" below={t('team.count', { count: one.sales })}>
                {fullName(one)}
              </TwoLines>
            </Person>
          ),
          value: <bdi>{format.money(one.revenue)}</bdi>,
          length: one.revenue / most,
        }))}
      />
    </FigureCard>
  );
}

/** The same as rows. */
export function useTeamTable(dashboard: Dashboard) {
  const t = useText('dashboards');
  const words = useFigureWords(dashboard);
  return ({ period, salesmen }: MetricsPeople): FigureTable => ({
    title: t('team.title'),
    period: words.span(period),
    columns: [
      { label: t('team.member'), kind: 'text' },
      { label: t('team.rank'), kind: 'count' },
      { label: t('team.sales'), kind: 'count' },
      { label: t('team.revenue'), kind: 'amount' },
    ],
    rows: salesmen.map((one) => [fullName(one), one.rank, one.sales, one.revenue]),
  });
}
