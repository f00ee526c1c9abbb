import { Link } from 'react-router';
import type { PayoutSummary } from '#application/api/payouts-endpoints.generated';
import { MoneyRowCard } from '../lists/money-row-card';
import { payoutPath } from './payout-path';
import { PayoutStatusChip } from './payout-status-chip';
import { usePayoutWords } from './use-payout-words';

/** A payout on a phone. */
export function PayoutCard({ payout }: { payout: PayoutSummary }) {
  const words = usePayoutWords();
  return (
    <MoneyRowCard
      title={
        <Link to={payoutPath(payout)}>
          <bdi>{payout.number}</bdi>
        </Link>
      }
      notes={[words.week(payout), words.due(payout)]}
      amount={payout.net}
      foot={<PayoutStatusChip status={payout.status} />}
    />
  );
}
