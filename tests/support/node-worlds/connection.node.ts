import { expect } from 'vitest';
import { connectionActors } from '#application/connection/connection.actors';
import { connectionMachine } from '#application/connection/connection.machine';
import type { Inspect } from '#application/create-application';
import type { ConnectionWorld } from '../machine-scripts/connection.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode } from './process-in-node';

const DOOR = '/api/public/posts/';

/** The running process with scripted adapters, as a world that the script can play in. */
export const connectionInNode = (inspect: Inspect) => {
  const { app, begin, playing, snapshot } = processInNode<typeof connectionMachine>(inspect);
  const reached = async (reach: 'reached' | 'lost' | 'closed') => {
    // Told again even where it is no news: a call may fail as the one before it did.
    app().transport.turnReach(reach);
    await settle();
  };

  /** Whether a call goes out when time passes; it is left without an answer. */
  const knocks = async (): Promise<boolean> => {
    await settle();
    const before = app().transport.sent.length;
    app().clock.advance(30_000);
    await settle();
    const knocked = app()
      .transport.sent.slice(before)
      .map(({ url }) => url);
    if (knocked.length > 0) app().transport.refuse(DOOR, problemOf(0, 'network'));
    await settle();
    return knocked.includes(DOOR);
  };

  const world: ConnectionWorld = {
    open: () =>
      begin((opened) => {
        const actors = connectionActors(opened, opened.application.store);
        const catchUp = opened.gates.hold('catchUp', actors.catchUp);
        return connectionMachine.provide({ actors: { ...actors, catchUp } });
      }, undefined),
    serverVanishes: () => reached('lost'),
    serverCloses: () => reached('closed'),
    serverAnswers: () => reached('reached'),
    pageIsReadAgain: async () => {
      app().gates.pass('catchUp');
      await settle();
    },
    sees: async (sight) => {
      const standing = snapshot();
      expect({
        strip: standing.hasTag('lost'),
        maintenance: standing.hasTag('closed'),
        knocking: await knocks(),
      }).toEqual(sight);
    },
  };

  return playing(world);
};
