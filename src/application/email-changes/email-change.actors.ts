import { fromPromise } from 'xstate';
import { accountEndpoints } from '../api/account-endpoints.generated';
import { sessionEndpoints } from '../api/session-endpoints.generated';
import { storesEndpoints } from '../api/stores-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { usersEndpoints } from '../api/users-endpoints.generated';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { waitUntil } from '../wait';
import { emailChangeMachine } from './email-change.machine';

/** Returns the actors of the machine for a change of an address. */
export function emailChangeActors(
  { clock }: Pick<Ports, 'clock'>,
  store: Store,
): ActorsOf<typeof emailChangeMachine> {
  const { cancelEmailChange, sendEmailChange } = accountEndpoints.endpoints;
  /** What shows the change reads it again, also if it was over already. */
  const readAgain = () => {
    store.dispatch(sessionEndpoints.util.invalidateTags(['session']));
    store.dispatch(usersEndpoints.util.invalidateTags(['users']));
    store.dispatch(storesEndpoints.util.invalidateTags(['stores']));
  };
  const until = fromPromise<void, { at: string }>(({ input: { at }, signal }) =>
    waitUntil(clock, Date.parse(at), signal),
  );
  return {
    sendMail: fromPromise(async ({ input: { changeId }, signal }) => {
      const sending = store.dispatch(sendEmailChange.initiate({ changeId }));
      return unwrapWithSignal(sending, signal).finally(readAgain);
    }),
    cancelChange: fromPromise(async ({ input: { changeId }, signal }) => {
      const cancelling = store.dispatch(cancelEmailChange.initiate({ changeId }));
      await unwrapWithSignal(cancelling, signal).finally(readAgain);
    }),
    waitForNextMail: until,
    waitForExpiry: until,
  };
}

/** The machine of an application for a change of an address. */
export function provideEmailChange(ports: Ports, store: Store) {
  return emailChangeMachine.provide({ actors: emailChangeActors(ports, store) });
}
