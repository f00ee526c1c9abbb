import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideSessionEnding } from '#application/session/session-ending.actors';
import type { sessionEndingMachine } from '#application/session/session-ending.machine';
import type { SessionEndingDriver } from '../machine-models/session-ending.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const STEPS = { listing: 'list', asking: 'question', ending: 'work' } as const;

/** The running process with scripted adapters, as the driver of its test model. */
export function createSessionEndingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof sessionEndingMachine>(inspect);
  const url = () => app().transport.held.at(-1)?.url ?? '';

  const driver: SessionEndingDriver = {
    begin: () => begin(providedMachine(provideSessionEnding), undefined),
    end: (sessions) => send({ type: 'sessions.end', sessions }),
    confirm: () => send({ type: 'ending.confirm' }),
    cancel: () => send({ type: 'ending.cancel' }),
    succeed: async () => {
      app().transport.accept(url(), null);
      await settle();
    },
    fail: async () => {
      app().transport.refuse(url(), problemOf(503, 'unavailable'));
      await settle();
    },
    expectViewState: async (step) => expect(STEPS[snapshot().value]).toBe(step),
  };

  return playing(driver);
}
