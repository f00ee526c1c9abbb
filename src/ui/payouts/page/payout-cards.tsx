import { useMemo } from 'react';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import { payoutLines } from '#domain/payouts/payout-lines';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { MainCards, RecordCards, SideCards, Stack } from '../../kit/table/columns';
import { useSnapshot } from '../../lists/use-snapshot';
import { LinkedTasks } from '../../records/linked-tasks';
import { useText } from '../../text/use-text';
import { HistoryCard } from './history-card';
import { BookingLines, OrderLines } from './order-lines';
import { OtherLines } from './other-lines';
import { StateCard } from './state-card';
import { SumsCard } from './sums-card';
import { type PayoutAnswerActor, usePayoutAnswer } from './use-payout-answer';

/** Loaded when the first dialog is needed. */
const AnswerDialogs = lazyComponent(() => import('./answer-dialogs'), 'AnswerDialogs');

/** The payout's state, its sums, its history, and its lines. */
export function PayoutCards({ payout }: { payout: PayoutWithEntries }) {
  const t = useText('payouts');
  const { orders, bookings, others } = useMemo(() => payoutLines(payout.entries), [payout.entries]);
  const answer = usePayoutAnswer(payout, t('answer.sent'));
  return (
    <Stack>
      <StateCard payout={payout} answer={answer} />
      <RecordCards>
        <SideCards>
          <SumsCard payout={payout} />
          <LinkedTasks kind="payout" id={payout.id} />
        </SideCards>
        <MainCards>
          <HistoryCard payout={payout} />
          <OrderLines lines={orders} contested={payout.hold?.orders ?? []} />
          {bookings.length > 0 && <BookingLines lines={bookings} />}
          {others.length > 0 && <OtherLines entries={others} />}
        </MainCards>
      </RecordCards>
      <OpenDialog actor={answer} />
    </Stack>
  );
}

function OpenDialog({ actor }: { actor: PayoutAnswerActor }) {
  if (useSnapshot(actor).matches('resting')) return null;
  return (
    <Deferred>
      <AnswerDialogs actor={actor} />
    </Deferred>
  );
}
