import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { FigureName } from '#domain/metrics/figure-definitions';
import type { FigureTable } from '#domain/metrics/figure-table';
import type { MetricsSummary } from '#openapi/types.generated';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ChartCard } from './chart-card';
import { metricPath } from './metric-links';
import { displayedResult, type QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';
import { useMetricTexts } from './use-metric-texts';

interface Line {
  /** The amount. */
  readonly name: 'gmv' | 'cancelledTotal' | 'returnedTotal' | 'income' | 'shipping' | 'revenue';
  /** How many orders it is of; null for a part of an order. */
  readonly orders: 'orders' | 'cancelled' | 'returned' | 'sales' | null;
  readonly sign: 1 | -1;
}

/** Each result is the sum of the lines above it. */
const LINES: readonly Line[] = [
  { name: 'gmv', orders: 'orders', sign: 1 },
  { name: 'cancelledTotal', orders: 'cancelled', sign: -1 },
  { name: 'returnedTotal', orders: 'returned', sign: -1 },
  { name: 'income', orders: 'sales', sign: 1 },
  { name: 'shipping', orders: null, sign: -1 },
  { name: 'revenue', orders: null, sign: 1 },
];

const RESULTS: readonly FigureName[] = ['income', 'revenue'];

const Name = styled.span`
  & > small {
    display: block;
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
  }
`;
const Amount = styled(Link)`
  color: inherit;
`;

interface VolumeCardProps {
  dashboard: Dashboard;
  summary: QueryResult<MetricsSummary>;
}

/** From the volume of all orders to the revenue, step by step, each amount with its list. */
export function VolumeCard({ dashboard, summary }: VolumeCardProps) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  const shown = displayedResult(summary);
  const tableOf = useVolumeTable(dashboard);
  return (
    <ChartCard
      id="volume"
      narrow
      title={t('volume.title')}
      subtitle={texts.span(dashboard.span)}
      query={summary}
      dashboard={dashboard}
      table={shown ? tableOf(shown) : null}
      empty={shown && shown.figures.orders.value === 0 ? t('volume.none') : undefined}
      height={300}
    >
      {shown && <VolumeLines summary={shown} />}
    </ChartCard>
  );
}

function VolumeLines({ summary: { figures, period } }: { summary: MetricsSummary }) {
  const t = useText('dashboards');
  const format = useFormat();
  return (
    <FactRows>
      {LINES.map(({ name, orders, sign }) => (
        <FactRow
          key={name}
          strong={RESULTS.includes(name)}
          name={
            <Name>
              {t(`figures.${name}`)}
              {orders && <small>{t('volume.orders', { count: figures[orders].value })}</small>}
            </Name>
          }
        >
          <Amount to={metricPath(name, period) ?? ''}>
            <bdi>{format.money(sign * figures[name].value || 0)}</bdi>
          </Amount>
        </FactRow>
      ))}
    </FactRows>
  );
}

/** The same as rows. */
export function useVolumeTable(dashboard: Dashboard) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  return ({ figures, period }: MetricsSummary): FigureTable => ({
    title: t('volume.title'),
    period: texts.span(period),
    columns: [
      { label: t('volume.line'), kind: 'text' },
      { label: t('figures.orders'), kind: 'count' },
      { label: t('volume.amount'), kind: 'amount' },
    ],
    rows: LINES.map(({ name, orders, sign }) => [
      t(`figures.${name}`),
      orders && figures[orders].value,
      sign * figures[name].value || 0,
    ]),
  });
}
