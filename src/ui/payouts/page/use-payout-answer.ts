import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { providePayoutAnswer } from '#application/payouts/payout-answer.actors';
import type { AnswerablePayout } from '#application/payouts/payout-answer.machine';
import { toasts } from '../../kit/feedback/toast-store';
import { useLatest } from '../../kit/use-latest';
import { useApplication } from '../../portal-context/application-context';

export type PayoutAnswerActor = ActorRefFrom<ReturnType<typeof providePayoutAnswer>>;

/** The process that answers for this payout, while its page is shown. */
export function usePayoutAnswer(payout: AnswerablePayout, sentText: string): PayoutAnswerActor {
  const { provide, inspection } = useApplication();
  const actor = useActorRef(provide(providePayoutAnswer), { input: { payout }, ...inspection });
  const text = useLatest(sentText);
  useEffect(() => {
    const sent = actor.on('answer.sent', () => toasts.show({ title: text.current }));
    return () => sent.unsubscribe();
  }, [actor, text]);
  useEffect(() => {
    actor.send({ type: 'payout.changed', payout });
  }, [actor, payout]);
  return actor;
}
