import { useParams } from 'react-router';
import { useGetWholePayoutQuery } from '#application/payouts/whole-payout';
import { CardsSkeleton } from '../../kit/cards-skeleton';
import { RecordAnswer } from '../../lists/record-answer';
import { UnknownRecord } from '../../lists/unknown-record';
import { useText } from '../../text/use-text';
import { BANKING_PATH } from '../payout-path';
import { PayoutCards } from './payout-cards';
import { PayoutHead } from './payout-head';

/** `/dashboard/payments/payouts/{id}`: what a payout is made of, and whether it adds up. */
export function PayoutPage() {
  const t = useText('payouts');
  const { payoutId = '' } = useParams();
  const query = useGetWholePayoutQuery({ payoutId });
  return (
    <>
      <PayoutHead payout={query.currentData} />
      <RecordAnswer
        query={query}
        skeleton={<CardsSkeleton wide={['48px']} main={['420px']} side={['280px']} />}
        unknown={
          <UnknownRecord
            title={t('unknown.title')}
            text={t('unknown.text')}
            back={{ to: BANKING_PATH, label: t('unknown.back') }}
          />
        }
      >
        {(payout) => <PayoutCards payout={payout} />}
      </RecordAnswer>
    </>
  );
}
