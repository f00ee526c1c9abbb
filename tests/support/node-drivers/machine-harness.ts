import {
  Actor,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { Inspect } from '#application/create-application';
import type { MachineProvider } from '#application/machine-provider';
import type { NodeHarness } from '../model-based-testing/node-harness';
import { composeTestApp, type TestApp } from '../test-app/compose-test-app';

/** Returns a machine as the application provides it. */
export function providedMachine<Machine>(providing: MachineProvider<Machine>) {
  return (app: TestApp): Machine => app.application.provide(providing);
}

/**
 * A process that one driver runs, in its own application whose adapters the driver controls. It
 * does not exist before `begin`.
 */
export function createMachineHarness<Machine extends AnyStateMachine>(inspect: Inspect) {
  let app: TestApp;
  let actor: Actor<Machine>;
  return {
    app: () => app,
    actor: () => actor,
    snapshot: (): SnapshotFrom<Machine> => actor.getSnapshot(),
    send: async (event: EventFromLogic<Machine>) => actor.send(event),
    begin: async (machineIn: (app: TestApp) => Machine, input: InputFrom<Machine>) => {
      app = composeTestApp({ inspect });
      actor = new Actor(machineIn(app), { input, clock: app.clock, inspect }).start();
    },
    playing: <Driver>(driver: Driver): NodeHarness<Driver> => ({
      driver: driver,
      actor: () => actor,
      dispose: () => {
        actor.stop();
        app.application.stop();
      },
    }),
  };
}
