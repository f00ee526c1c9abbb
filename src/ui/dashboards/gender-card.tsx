import { styled } from 'styled-components';
import { CURRENCY_SIGN } from '#domain/format/money';
import type { FigureTable } from '#domain/metrics/figure-table';
import { wholeShares } from '#domain/metrics/whole-shares';
import type { GenderSales, MetricsPeople } from '#openapi/types.generated';
import { Donut } from '../charts/donut';
import type { Hue } from '../charts/hues';
import { LegendSymbol } from '../charts/legend';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ChartCard } from './chart-card';
import { displayedResult, type QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';
import { useMetricTexts } from './use-metric-texts';

const HUES_OF: Record<GenderSales['gender'], Hue> = { female: 1, male: 2, unknown: 4 };

const CENTIMES = 100;

const Parts = styled.div`
  display: grid;
  gap: var(--space-24);
`;
const NamedSlice = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--text);
`;

function revenueOf(parts: readonly GenderSales[]): number {
  return parts.reduce((sum, { revenue }) => sum + revenue, 0);
}

interface GenderCardProps {
  dashboard: Dashboard;
  people: QueryResult<MetricsPeople>;
}

/** Revenue by the clients' gender, including clients whose gender is unknown. */
export function GenderCard({ dashboard, people }: GenderCardProps) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  const shown = displayedResult(people);
  const tableOf = useGenderTable(dashboard);
  const isEmpty = shown && revenueOf(shown.genderSales) === 0;
  return (
    <ChartCard
      id="gender"
      narrow
      title={t('gender.title')}
      subtitle={texts.span(dashboard.span)}
      query={people}
      dashboard={dashboard}
      table={shown ? tableOf(shown) : null}
      empty={isEmpty ? t('gender.none') : undefined}
      height={288}
    >
      <GenderParts parts={shown?.genderSales ?? []} />
    </ChartCard>
  );
}

function GenderParts({ parts }: { parts: readonly GenderSales[] }) {
  const t = useText('dashboards');
  const format = useFormat();
  const shares = wholeShares(parts.map(({ revenue }) => revenue));
  return (
    <Parts>
      <Donut
        slices={parts.map(({ gender, revenue }) => ({
          id: gender,
          hue: HUES_OF[gender],
          value: revenue,
        }))}
        sum={format.number(Math.round(revenueOf(parts) / CENTIMES))}
      >
        {CURRENCY_SIGN}
      </Donut>
      <FactRows>
        {parts.map(({ gender, revenue }, at) => (
          <FactRow
            key={gender}
            name={
              <NamedSlice>
                <LegendSymbol look={{ sign: 'patch', hue: HUES_OF[gender] }} />
                {t(`gender.${gender}`)}
              </NamedSlice>
            }
          >
            <bdi>{format.money(revenue)}</bdi>{' '}
            <b>
              <bdi>{format.percent(shares[at] ?? 0)}</bdi>
            </b>
          </FactRow>
        ))}
      </FactRows>
    </Parts>
  );
}

/** The same as rows. */
export function useGenderTable(dashboard: Dashboard) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  return ({ period, genderSales }: MetricsPeople): FigureTable => {
    const shares = wholeShares(genderSales.map(({ revenue }) => revenue));
    return {
      title: t('gender.title'),
      period: texts.span(period),
      columns: [
        { label: t('gender.gender'), kind: 'text' },
        { label: t('gender.sales'), kind: 'count' },
        { label: t('gender.revenue'), kind: 'amount' },
        { label: t('gender.share'), kind: 'share' },
      ],
      rows: genderSales.map(({ gender, sales, revenue }, at) => [
        t(`gender.${gender}`),
        sales,
        revenue,
        shares[at] ?? null,
      ]),
    };
  };
}
