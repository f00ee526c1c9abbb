import { styled } from 'styled-components';
import type { GenderSales, MetricsPeople } from '#application/api/metrics-endpoints.generated';
import type { FigureTable } from '#domain/metrics/figure-table';
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

function salesOf(parts: readonly GenderSales[]): number {
  return parts.reduce((sum, { sales }) => sum + sales, 0);
}

interface GenderCardProps {
  dashboard: Dashboard;
  people: QueryResult<MetricsPeople>;
}

/** Sales by the clients' gender, including clients whose gender is unknown. */
export function GenderCard({ dashboard, people }: GenderCardProps) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  const shown = displayedResult(people);
  const tableOf = useGenderTable(dashboard);
  const isEmpty = shown && salesOf(shown.genderSales) === 0;
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
  const whole = salesOf(parts);
  return (
    <Parts>
      <Donut
        slices={parts.map(({ gender, sales }) => ({
          id: gender,
          hue: HUES_OF[gender],
          value: sales,
        }))}
        sum={format.number(whole)}
      >
        {t('gender.centre', { count: whole })}
      </Donut>
      <FactRows>
        {parts.map(({ gender, sales, revenue }) => (
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
              <bdi>{format.percent(whole > 0 ? sales / whole : 0)}</bdi>
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
    const whole = salesOf(genderSales);
    return {
      title: t('gender.title'),
      period: texts.span(period),
      columns: [
        { label: t('gender.gender'), kind: 'text' },
        { label: t('gender.sales'), kind: 'count' },
        { label: t('gender.revenue'), kind: 'amount' },
        { label: t('gender.share'), kind: 'share' },
      ],
      rows: genderSales.map(({ gender, sales, revenue }) => [
        t(`gender.${gender}`),
        sales,
        revenue,
        whole > 0 ? sales / whole : null,
      ]),
    };
  };
}
