import { Link } from 'react-router';
import type { PayoutSummary } from '#openapi/types.generated';
import { payoutPath } from '../links/payout-path';
import { MoneyRowCard } from '../lists/money-row-card';
import { useText } from '../text/use-text';
import { PayoutStatusChip } from './payout-status-chip';
import { TroubleAction } from './trouble-action';
import { usePayoutTexts } from './use-payout-texts';

/** A payout on a phone. */
export function PayoutCard({ payout }: { payout: PayoutSummary }) {
  const t = useText('payouts');
  const texts = usePayoutTexts();
  return (
    <MoneyRowCard
      title={
        <Link to={payoutPath(payout)}>
          <bdi>{payout.number}</bdi>
        </Link>
      }
      notes={[
        texts.week(payout),
        texts.due(payout),
        ...(payout.trouble ? [t(`reasons.${payout.trouble.reason}`)] : []),
      ]}
      amount={payout.net}
      footer={
        <>
          <PayoutStatusChip payout={payout} />
          <TroubleAction payout={payout} />
        </>
      }
    />
  );
}
