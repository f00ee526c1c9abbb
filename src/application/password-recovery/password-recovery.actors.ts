import { fromCallback, fromPromise } from 'xstate';
import { secondsLeftAfterTick } from '#domain/password-recovery/request-wait';
import { accountEndpoints } from '../api/account-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { passwordRecoveryMachine, type SecondPassEvent } from './password-recovery.machine';

const SECOND_MS = 1000;

/** Returns the actors of the password-recovery machine. */
function passwordRecoveryActors(
  { languages, clock }: Pick<Ports, 'languages' | 'clock'>,
  store: Store,
): ActorsOf<typeof passwordRecoveryMachine> {
  const { resetPassword } = accountEndpoints.endpoints;
  return {
    requestLink: fromPromise(async ({ input: { account }, signal }) => {
      const requesting = resetPassword.initiate({
        'Accept-Language': languages.current(),
        passwordResetRequest: { account },
      });
      await unwrapWithSignal(store.dispatch(requesting), signal);
    }),

    countDown: fromCallback<SecondPassEvent, { seconds: number }>(
      ({ input: { seconds }, sendBack }) => {
        const end = clock.now() + seconds * SECOND_MS;
        let secondsLeft = seconds;
        const tick = () => {
          secondsLeft = secondsLeftAfterTick(secondsLeft, end - clock.now());
          if (secondsLeft > 0) timer = clock.setTimeout(tick, SECOND_MS);
          sendBack({ type: 'second.pass', secondsLeft });
        };
        let timer = clock.setTimeout(tick, SECOND_MS);
        return () => clock.clearTimeout(timer);
      },
    ),
  };
}

/** The password-recovery machine of an application. */
export function providePasswordRecovery(ports: Ports, store: Store) {
  return passwordRecoveryMachine.provide({ actors: passwordRecoveryActors(ports, store) });
}
