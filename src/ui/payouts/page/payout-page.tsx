import { useParams } from 'react-router';
import { useGetWholePayoutQuery } from '#application/payouts/payout-with-entries';
import { CardsSkeleton } from '../../kit/loading/cards-skeleton';
import { BANKING_PATH } from '../../links/payout-path';
import { RecordNotFound } from '../../lists/record-not-found';
import { RecordQueryView } from '../../lists/record-query-view';
import { useText } from '../../text/use-text';
import { PayoutCards } from './payout-cards';
import { PayoutHeader } from './payout-header';

/** `/dashboard/payments/payouts/{id}`: the payout's entries, and whether they match its sums. */
export function PayoutPage() {
  const t = useText('payouts');
  const { payoutId = '' } = useParams();
  const query = useGetWholePayoutQuery({ payoutId });
  return (
    <>
      <PayoutHeader payout={query.currentData} />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton sideFirst wide={['48px']} main={['420px']} side={['280px']} />}
        unknown={
          <RecordNotFound
            title={t('unknown.title')}
            text={t('unknown.text')}
            back={{ to: BANKING_PATH, label: t('unknown.back') }}
          />
        }
      >
        {(payout) => <PayoutCards payout={payout} />}
      </RecordQueryView>
    </>
  );
}
