import { styled } from 'styled-components';
import type { FigureTable } from '#domain/metrics/figure-table';
import { type IncomePart, incomeParts } from '#domain/metrics/income-parts';
import { wholeShares } from '#domain/metrics/whole-shares';
import type { MetricsSummary } from '#openapi/types.generated';
import type { Hue } from '../charts/hues';
import { LegendSymbol } from '../charts/legend';
import { ShareBar } from '../charts/share-bar';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { ChartCard } from './chart-card';
import { displayedResult, type QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';
import { useMetricTexts } from './use-metric-texts';

const HUES_OF: Record<IncomePart['name'], Hue> = { profit: 1, goods: 4, expenses: 3 };

const Parts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-16);
  margin-block-start: var(--space-24);
  & dt {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & dt + dd {
    font: var(--weight-strong) var(--text-large) var(--font-body);
    font-variant-numeric: tabular-nums;
  }
  & dd + dd {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  ${media.below('phone')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Loss = styled.p`
  margin-block-start: var(--space-16);
  color: var(--error-text);
`;

interface MoneyCardProps {
  dashboard: Dashboard;
  summary: QueryResult<MetricsSummary>;
}

/** The income and its use; for users who may see profit. */
export function MoneyCard({ dashboard, summary }: MoneyCardProps) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  const shown = displayedResult(summary);
  const tableOf = useMoneyTable(dashboard);
  const money = shown && moneyOf(shown);
  const isEmpty = money && money.income === 0 && money.parts.every(({ amount }) => amount === 0);
  return (
    <ChartCard
      id="money"
      rows={4}
      title={t('money.title')}
      subtitle={texts.span(dashboard.span)}
      query={summary}
      dashboard={dashboard}
      table={shown ? tableOf(shown) : null}
      empty={isEmpty ? t('money.none') : undefined}
      height={136}
      phoneHeight={200}
    >
      {money && <MoneyParts {...money} />}
    </ChartCard>
  );
}

interface Money {
  income: number;
  parts: readonly IncomePart[];
}

/** Null for users who may not see profit. */
function moneyOf({ figures: { income, expenses, profit } }: MetricsSummary): Money | null {
  if (!expenses || !profit) return null;
  const sums = { income: income.value, expenses: expenses.value, profit: profit.value };
  return { income: income.value, parts: incomeParts(sums) };
}

function MoneyParts({ income, parts }: Money) {
  const t = useText('dashboards');
  const format = useFormat();
  const isLoss = parts.some(({ name, amount }) => name === 'profit' && amount < 0);
  const shares = wholeShares(parts.map(({ amount }) => amount));
  const written = (share: number | null | undefined) =>
    typeof share === 'number' ? format.percent(share) : '—';
  return (
    <>
      <ShareBar
        parts={parts.map(({ name, amount }) => ({
          id: name,
          hue: HUES_OF[name],
          value: Math.max(0, amount),
        }))}
      />
      <Parts>
        {parts.map(({ name, amount }, at) => (
          <div key={name}>
            <dt>
              <LegendSymbol look={{ sign: 'patch', hue: HUES_OF[name] }} />
              {t(name === 'profit' && isLoss ? 'money.loss' : `money.${name}`)}
            </dt>
            <dd>
              <bdi>{format.money(amount)}</bdi>
            </dd>
            <dd>
              <bdi>{written(shares[at])}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('figures.income')}</dt>
          <dd>
            <bdi>{format.money(income)}</bdi>
          </dd>
          <dd>
            <bdi>{written(income > 0 ? 1 : null)}</bdi>
          </dd>
        </div>
      </Parts>
      {isLoss && <Loss>{t('money.lossNote')}</Loss>}
    </>
  );
}

/** The same as rows; none for users who may not see profit. */
export function useMoneyTable(dashboard: Dashboard) {
  const t = useText('dashboards');
  const texts = useMetricTexts(dashboard);
  return (summary: MetricsSummary): FigureTable | null => {
    const money = moneyOf(summary);
    if (!money) return null;
    const shares = wholeShares(money.parts.map(({ amount }) => amount));
    return {
      title: t('money.title'),
      period: texts.span(summary.period),
      columns: [
        { label: t('money.line'), kind: 'text' },
        { label: t('money.amount'), kind: 'amount' },
        { label: t('money.part'), kind: 'share' },
      ],
      rows: [
        ...money.parts.map(({ name, amount }, at) => [
          t(`money.${name}`),
          amount,
          shares[at] ?? null,
        ]),
        [t('figures.income'), money.income, money.income > 0 ? 1 : null],
      ],
    };
  };
}
