import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideSessionEnding } from '#application/session/session-ending.actors';
import type { sessionEndingMachine } from '#application/session/session-ending.machine';
import type { SessionEndingWorld } from '../machine-scripts/session-ending.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const STEPS = { listing: 'list', asking: 'question', ending: 'work' } as const;

/** The running process with scripted adapters, as a world that the script can play in. */
export const sessionEndingInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof sessionEndingMachine>(inspect);
  const url = () => app().transport.held.at(-1)?.url ?? '';

  const world: SessionEndingWorld = {
    begin: () => begin(provided(provideSessionEnding), undefined),
    end: (sessions) => send({ type: 'sessions.end', sessions }),
    confirm: () => send({ type: 'ending.confirm' }),
    cancel: () => send({ type: 'ending.cancel' }),
    ends: async () => {
      app().transport.accept(url(), null);
      await settle();
    },
    fails: async () => {
      app().transport.refuse(url(), problemOf(503, 'unavailable'));
      await settle();
    },
    sees: async (step) => expect(STEPS[snapshot().value]).toBe(step),
  };

  return playing(world);
};
