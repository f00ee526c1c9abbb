import { Suspense, useMemo } from 'react';
import { styled } from 'styled-components';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import { payoutLines } from '#domain/payouts/payout-lines';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { Columns, Stack } from '../../kit/table/columns';
import { useSnapshot } from '../../lists/use-snapshot';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { HistoryCard } from './history-card';
import { OrderLines } from './order-lines';
import { OtherLines } from './other-lines';
import { StateCard } from './state-card';
import { SumsCard } from './sums-card';
import { type PayoutAnswerActor, usePayoutAnswer } from './use-payout-answer';

/** Loaded when the first dialog is needed. */
const AnswerDialogs = lazyComponent(() => import('./answer-dialogs'), 'AnswerDialogs');

/** Where the columns are one below another, the sums stand before the lines. */
const Sums = styled.div`
  ${media.below('desktop')} {
    order: -1;
  }
`;

/** The payout's state, its lines and their sums, and its history. */
export function PayoutCards({ payout }: { payout: PayoutWithEntries }) {
  const t = useText('payouts');
  const { orders, others } = useMemo(() => payoutLines(payout.entries), [payout.entries]);
  const answer = usePayoutAnswer(payout, t('answer.sent'));
  return (
    <Stack>
      <StateCard payout={payout} answer={answer} />
      <Columns>
        <Stack>
          <HistoryCard payout={payout} />
          <OrderLines lines={orders} />
          {others.length > 0 && <OtherLines entries={others} />}
        </Stack>
        <Sums>
          <SumsCard payout={payout} />
        </Sums>
      </Columns>
      <OpenDialog actor={answer} />
    </Stack>
  );
}

function OpenDialog({ actor }: { actor: PayoutAnswerActor }) {
  if (useSnapshot(actor).matches('resting')) return null;
  return (
    <Suspense fallback={null}>
      <AnswerDialogs actor={actor} />
    </Suspense>
  );
}
