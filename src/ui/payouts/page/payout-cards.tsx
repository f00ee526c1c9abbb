import { useMemo } from 'react';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import { payoutLines } from '#domain/payouts/payout-lines';
import { Note } from '../../kit/feedback/note';
import { MainCards, RecordCards, SideCards, Stack } from '../../kit/table/columns';
import { useText } from '../../text/use-text';
import { PAYOUT_STATUS_CHIPS } from '../payout-status-chip';
import { usePayoutTexts } from '../use-payout-texts';
import { OrderLines } from './order-lines';
import { OtherLines } from './other-lines';
import { SumsCard } from './sums-card';

/** The payout's status, its sums, and their lines. */
export function PayoutCards({ payout }: { payout: PayoutWithEntries }) {
  const { orders, others } = useMemo(() => payoutLines(payout.entries), [payout.entries]);
  return (
    <Stack>
      <StatusNote payout={payout} />
      <RecordCards>
        <SideCards>
          <SumsCard payout={payout} />
        </SideCards>
        <MainCards>
          <OrderLines lines={orders} />
          {others.length > 0 && <OtherLines entries={others} />}
        </MainCards>
      </RecordCards>
    </Stack>
  );
}

/** The meaning of the status for the money, and the day it arrives. */
function StatusNote({ payout }: { payout: PayoutWithEntries }) {
  const t = useText('payouts');
  const texts = usePayoutTexts();
  const { status, bankReference, failureReason } = payout;
  const { tone, icon } = PAYOUT_STATUS_CHIPS[status];
  return (
    <Note tone={tone} icon={icon} title={texts.due(payout)}>
      <p>{t(`means.${status}`)}</p>
      {failureReason && <p dir="auto">{t('page.reason', { reason: failureReason })}</p>}
      {bankReference && (
        <p>
          {t('page.reference')} <bdi dir="ltr">{bankReference}</bdi>
        </p>
      )}
    </Note>
  );
}
