import { connectionMachine } from '#application/connection/connection.machine';
import type { MachineScript } from '../model/machine-script';

/** What the portal shows of its connection. */
export interface ConnectionSight {
  readonly strip: boolean;
  readonly maintenance: boolean;
  /** Whether the server is called from time to time. */
  readonly knocking: boolean;
}

/** What a runner must be able to do to the connection and to see of it. */
export interface ConnectionWorld {
  open(): Promise<void>;
  serverVanishes(): Promise<void>;
  serverCloses(): Promise<void>;
  serverAnswers(): Promise<void>;
  pageIsReadAgain(): Promise<void>;
  sees(sight: ConnectionSight): Promise<void>;
}

const calm = { strip: false, maintenance: false, knocking: false };

/** The connection machine, told so that any runner can play it. */
export const connectionScript: MachineScript<typeof connectionMachine, ConnectionWorld> = {
  model: {
    machine: connectionMachine,
    inputs: { 'a server that answers': undefined },
    events: {
      'server.vanish': { type: 'server.vanish' },
      'server.close': { type: 'server.close' },
      'server.answer': { type: 'server.answer' },
      'the page is read again': { type: 'xstate.done.actor.catchUp', output: undefined },
    },
    serialise: () => null,
  },

  opens: (world) => world.open(),

  does: {
    'server.vanish': (world) => world.serverVanishes(),
    'server.close': (world) => world.serverCloses(),
    'server.answer': (world) => world.serverAnswers(),
  },

  outcomes: {
    'the page is read again': (world) => world.pageIsReadAgain(),
  },

  sees: {
    reached: (world) => world.sees(calm),
    lost: (world) => world.sees({ ...calm, strip: true, knocking: true }),
    closed: (world) => world.sees({ ...calm, maintenance: true, knocking: true }),
    catchingUp: (world) => world.sees(calm),
  },
};
