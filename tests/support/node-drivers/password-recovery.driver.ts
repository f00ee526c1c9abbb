import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { providePasswordRecovery } from '#application/password-recovery/password-recovery.actors';
import type { passwordRecoveryMachine } from '#application/password-recovery/password-recovery.machine';
import {
  noAnswer,
  type PasswordRecoveryDriver,
  type PasswordRecoveryViewState,
  recoveredAccount,
  tooEarly,
} from '../machine-models/password-recovery.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const URL = '/api/user/reset/password/';
const SECOND_MS = 1000;

/** The running process with scripted adapters, as the driver of its test model. */
export function createPasswordRecoveryNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof passwordRecoveryMachine>(inspect);

  const driver: PasswordRecoveryDriver = {
    open: () => begin(providedMachine(providePasswordRecovery), undefined),
    sendRequest: () => send({ type: 'request.send', account: recoveredAccount }),
    repeatRequest: () => send({ type: 'request.repeat' }),
    changeAccount: () => send({ type: 'account.change' }),
    settleRequest: async (verdict) => {
      const { transport } = app();
      if (verdict === 'taken') transport.accept(URL, undefined);
      else transport.refuse(URL, verdict === 'too early' ? tooEarly : noAnswer);
      await settle();
    },
    elapse: async (what) => {
      const { clock } = app();
      if (what === 'a second') clock.advance(SECOND_MS);
      else {
        // The computer sleeps until the end: one tick ends the wait.
        clock.setTime(snapshot().context.secondsLeft * SECOND_MS);
        clock.advance(0);
      }
      await settle();
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(
  snapshot: SnapshotFrom<typeof passwordRecoveryMachine>,
): PasswordRecoveryViewState {
  return {
    step: snapshot.matches('sent') ? 'sent' : 'form',
    busy: snapshot.hasTag('busy'),
    waits: snapshot.context.secondsLeft > 0,
  };
}
