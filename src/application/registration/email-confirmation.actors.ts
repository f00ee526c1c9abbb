import { fromPromise } from 'xstate';
import type { EmailConfirmation } from '#openapi/types.generated';
import { registrationEndpoints } from '../api/registration-endpoints.generated';
import { sessionEndpoints } from '../api/session-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { wait, waitUntil } from '../wait';
import { emailConfirmationMachine } from './email-confirmation.machine';

/** How often this device asks whether the address was confirmed on another one (ms). */
const WATCH_EVERY_MS = 10_000;

/** Returns the actors of the e-mail confirmation machine. */
export function emailConfirmationActors(
  { clock }: Pick<Ports, 'clock'>,
  store: Store,
): ActorsOf<typeof emailConfirmationMachine> {
  const { confirmEmail, getEmailConfirmation, sendEmailConfirmation } =
    registrationEndpoints.endpoints;
  const read = (signal: AbortSignal) => {
    const reading = getEmailConfirmation.initiate(undefined, { forceRefetch: true });
    return unwrapWithSignal(store.dispatch(reading), signal);
  };
  /** A confirmed user may do more: everything that shows them reads them again. */
  const noted = (state: EmailConfirmation): EmailConfirmation => {
    if (state.confirmed) store.dispatch(sessionEndpoints.util.invalidateTags(['session']));
    return state;
  };
  return {
    readState: fromPromise(async ({ signal }) => noted(await read(signal))),
    sendMail: fromPromise(async ({ signal }) => {
      const sending = store.dispatch(sendEmailConfirmation.initiate());
      return noted(await unwrapWithSignal(sending, signal));
    }),
    confirm: fromPromise(async ({ input: { code }, signal }) => {
      const confirming = store.dispatch(confirmEmail.initiate({ emailCode: { code } }));
      return noted(await unwrapWithSignal(confirming, signal));
    }),
    watchElsewhere: fromPromise(async ({ signal }) => {
      for (;;) {
        await wait(clock, WATCH_EVERY_MS, signal);
        const state = await read(signal).catch(() => null);
        if (state?.confirmed) return noted(state);
      }
    }),
    waitForNextMail: fromPromise(({ input: { at }, signal }) =>
      waitUntil(clock, Date.parse(at), signal),
    ),
  };
}

/** The e-mail confirmation machine of an application. */
export function provideEmailConfirmation(ports: Ports, store: Store) {
  return emailConfirmationMachine.provide({ actors: emailConfirmationActors(ports, store) });
}
