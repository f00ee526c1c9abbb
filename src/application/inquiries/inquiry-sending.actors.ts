import { fromPromise } from 'xstate';
import { publicEndpoints } from '../api/public-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { fingerprint } from '../editing/fingerprint';
import type { ActorsOf } from '../machine-actors';
import type { Store } from '../store';
import { type Inquiry, inquirySendingMachine } from './inquiry-sending.machine';

const { sendContact, sendJoin } = publicEndpoints.endpoints;

function send(store: Store, inquiry: Inquiry, key: string, signal: AbortSignal) {
  return inquiry.kind === 'contact'
    ? unwrapWithSignal(
        store.dispatch(sendContact.initiate({ 'Idempotency-Key': key, contact: inquiry.contact })),
        signal,
      )
    : unwrapWithSignal(
        store.dispatch(sendJoin.initiate({ 'Idempotency-Key': key, join: inquiry.join })),
        signal,
      );
}

/** The actors of the inquiry-sending machine. */
function inquirySendingActors(store: Store): ActorsOf<typeof inquirySendingMachine> {
  return {
    sendInquiry: fromPromise(async ({ input: { runId, inquiry }, signal }) => {
      if (!inquiry) throw new Error('A form is sent only after it was filled in.');
      // A changed text is a new message. The same text, resent after no answer, has the same key.
      const key = `${runId}-${fingerprint(JSON.stringify(inquiry))}`;
      await send(store, inquiry, key, signal);
    }),
  };
}

/** The inquiry-sending machine of the public area. */
export function provideInquirySending(_ports: unknown, store: Store) {
  return inquirySendingMachine.provide({ actors: inquirySendingActors(store) });
}
