import {
  Actor,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { Inspect } from '#application/create-application';
import type { Providing } from '#application/provided-machines';
import type { NodeWorld } from '../model/node-world';
import { composeTestApp, type TestApp } from '../test-app/compose-test-app';

/** Gives a machine as the application provides it. */
export const provided =
  <Machine>(providing: Providing<Machine>) =>
  (app: TestApp): Machine =>
    app.application.provide(providing);

/**
 * A process that one world plays with, in an application of its own whose adapters the world holds.
 * There is none before `begin`.
 */
export const processInNode = <Machine extends AnyStateMachine>(inspect: Inspect) => {
  let app: TestApp;
  let actor: Actor<Machine>;
  return {
    app: () => app,
    snapshot: (): SnapshotFrom<Machine> => actor.getSnapshot(),
    send: async (event: EventFromLogic<Machine>) => actor.send(event),
    begin: async (machineIn: (app: TestApp) => Machine, input: InputFrom<Machine>) => {
      app = composeTestApp({ inspect });
      actor = new Actor(machineIn(app), { input, clock: app.clock, inspect }).start();
    },
    playing: <World>(world: World): NodeWorld<World> => ({
      world,
      actor: () => actor,
      finish: () => {
        actor.stop();
        app.application.stop();
      },
    }),
  };
};
