import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideRegistration } from '#application/registration/registration.actors';
import type { registrationMachine } from '#application/registration/registration.machine';
import {
  accessToken,
  type RegistrationDriver,
  type RegistrationViewState,
  registrationRefusals,
  salma,
} from '../machine-models/registration.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const URL = '/api/auth/register';

/** The running process with scripted adapters, as the driver of its test model. */
export function createRegistrationNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof registrationMachine>(inspect);

  const driver: RegistrationDriver = {
    open: () => begin(providedMachine(provideRegistration), undefined),
    submit: () => send({ type: 'registration.submit', registration: salma }),
    settle: async (verdict) => {
      const { transport } = app();
      if (verdict === 'accepted') {
        transport.accept(URL, { accessToken, user: {} });
      } else transport.refuse(URL, registrationRefusals[verdict]);
      await settle();
    },
    passWait: async () => {
      app().clock.advanceToNext();
      await settle();
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

type Value = SnapshotFrom<typeof registrationMachine>['value'];

const STEPS: Record<Value, RegistrationViewState['step']> = {
  filling: 'form',
  registering: 'form',
  refused: 'refusal',
  waiting: 'waiting',
  registered: 'inside',
};

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationViewState {
  return { step: STEPS[snapshot.value], busy: snapshot.hasTag('busy') };
}
