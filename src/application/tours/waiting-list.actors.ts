import { fromPromise } from 'xstate';
import { readAnew } from '../api/read-anew';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { PublicApplicationPorts } from '../ports/public-application-ports';
import type { Store } from '../store';
import { waitUntil } from '../wait';
import { guestsApi } from './guests-api';
import { waitingListMachine } from './waiting-list.machine';

type WaitingListPorts = Pick<PublicApplicationPorts, 'clock'>;

const { answerTourOffer } = guestsApi.endpoints;

/** The actors of the waiting-list machine. */
function waitingListActors(
  { clock }: WaitingListPorts,
  store: Store,
): ActorsOf<typeof waitingListMachine> {
  return {
    readEntry: fromPromise(({ input: { link }, signal }) =>
      readAnew(
        store,
        {
          running: guestsApi.util.getRunningQueryThunk('readTourOffer', { link }),
          reading: guestsApi.endpoints.readTourOffer.initiate({ link }, { forceRefetch: true }),
        },
        signal,
      ),
    ),
    awaitOfferEnd: fromPromise(({ input: { entry }, signal }) =>
      waitUntil(clock, Date.parse(entry?.offerExpiresAt ?? ''), signal),
    ),
    answerOffer: fromPromise(({ input: { link, answer }, signal }) => {
      const answering = answerTourOffer.initiate({ link, action: answer });
      return unwrapWithSignal(store.dispatch(answering), signal);
    }),
  };
}

/** The waiting-list machine of the public area. */
export function provideWaitingList(ports: WaitingListPorts, store: Store) {
  return waitingListMachine.provide({ actors: waitingListActors(ports, store) });
}
