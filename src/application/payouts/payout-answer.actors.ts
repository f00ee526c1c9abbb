import { fromPromise } from 'xstate';
import { payoutsEndpoints } from '../api/payouts-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { payoutAnswerMachine } from './payout-answer.machine';

/** The actors of the payout-answer machine. */
export function payoutAnswerActors(store: Store): ActorsOf<typeof payoutAnswerMachine> {
  return {
    sendAnswer: fromPromise(({ input: { payoutId, text, files }, signal }) => {
      const answering = payoutsEndpoints.endpoints.answerPayout.initiate({
        payoutId,
        payoutAnswer: { text, files: [...files] },
      });
      return unwrapWithSignal(store.dispatch(answering), signal);
    }),
  };
}

/** The payout-answer machine of an application. */
export function providePayoutAnswer(_ports: Ports, store: Store) {
  return payoutAnswerMachine.provide({ actors: payoutAnswerActors(store) });
}
