import { styled } from 'styled-components';
import { useListPayoutsQuery } from '#application/api/payouts-endpoints.generated';
import { nextPayout } from '#domain/payouts/next-payout';
import type { PayoutSummary } from '#openapi/types.generated';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { Muted } from '../kit/table/columns';
import { TextLink } from '../kit/text-link';
import { payoutPath } from '../links/payout-path';
import { LATEST_PAYOUTS } from '../payouts/payout-list-query';
import { PayoutStatusChip } from '../payouts/payout-status-chip';
import { usePayoutTexts } from '../payouts/use-payout-texts';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ChartCard } from './chart-card';
import { displayedResult } from './query-result';
import type { Dashboard } from './use-dashboard';

const PARTS = [
  'grossSales',
  'commission',
  'fees',
  'refunds',
  'adjustments',
  'carriedOver',
] as const;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  block-size: 100%;
  & > a {
    margin-block-start: auto;
    align-self: flex-end;
  }
  & > p:first-child {
    font: var(--weight-head) var(--text-figure) var(--font-head);
  }
  & > p + p {
    margin-block-start: calc(-1 * var(--space-12));
  }
`;

/** The next payout, and its parts; for users who may see payments. */
export function PayoutCard({ dashboard }: { dashboard: Dashboard }) {
  const t = useText('dashboards');
  const payouts = useListPayoutsQuery(LATEST_PAYOUTS);
  const shown = displayedResult(payouts);
  const next = shown && nextPayout(shown.items);
  return (
    <ChartCard
      id="payout"
      title={t('payout.title')}
      aside={next && <PayoutStatusChip payout={next} />}
      query={payouts}
      dashboard={dashboard}
      table={null}
      empty={shown && !next ? t('payout.none') : undefined}
      height={300}
    >
      {next && <NextPayout payout={next} />}
    </ChartCard>
  );
}

function NextPayout({ payout }: { payout: PayoutSummary }) {
  const t = useText('dashboards');
  const part = useText('payouts');
  const format = useFormat();
  const texts = usePayoutTexts();
  return (
    <Lines>
      <p>
        <bdi>{format.money(payout.net)}</bdi>
      </p>
      <p>
        <Muted>
          {texts.due(payout)} · {texts.week(payout)}
        </Muted>
      </p>
      <FactRows>
        {PARTS.filter((name) => name === 'grossSales' || payout[name] !== 0).map((name) => (
          <FactRow key={name} name={part(`parts.${name}`)}>
            <bdi>{format.money(payout[name])}</bdi>
          </FactRow>
        ))}
        <FactRow strong name={part('parts.net')}>
          <bdi>{format.money(payout.net)}</bdi>
        </FactRow>
      </FactRows>
      <TextLink to={payoutPath(payout)}>{t('payout.detail')}</TextLink>
    </Lines>
  );
}
