import { connectionMachine } from '#application/connection/connection.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';

/** What the portal shows of its connection status. */
export interface ConnectionViewState {
  readonly banner: boolean;
  readonly maintenance: boolean;
  /** Whether the server is polled. */
  readonly polling: boolean;
}

/** The actions and assertions that a driver of the connection must implement. */
export interface ConnectionDriver {
  open(): Promise<void>;
  loseServer(): Promise<void>;
  closeForMaintenance(): Promise<void>;
  restoreServer(): Promise<void>;
  /** Connects the browser to a network; whether the server answers is not known yet. */
  restoreNetwork(): Promise<void>;
  settleRefetch(): Promise<void>;
  expectViewState(viewState: ConnectionViewState): Promise<void>;
}

const idleViewState = { banner: false, maintenance: false, polling: false };

/** The connection machine, as a test model that any driver can run. */
export const connectionTestModel: MachineTestModel<typeof connectionMachine, ConnectionDriver> = {
  model: {
    machine: connectionMachine,
    inputs: { 'a server that answers': undefined },
    events: {
      'server.vanish': { type: 'server.vanish' },
      'server.close': { type: 'server.close' },
      'server.answer': { type: 'server.answer' },
      'network.return': { type: 'network.return' },
      'the page is read again': { type: 'xstate.done.actor.refetch', output: undefined },
    },
    serialise: () => null,
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'server.vanish': (driver) => driver.loseServer(),
    'server.close': (driver) => driver.closeForMaintenance(),
    'server.answer': (driver) => driver.restoreServer(),
    'network.return': (driver) => driver.restoreNetwork(),
  },

  outcomeExecutors: {
    'the page is read again': (driver) => driver.settleRefetch(),
  },

  stateAssertions: {
    online: (driver) => driver.expectViewState(idleViewState),
    offline: (driver) => driver.expectViewState({ ...idleViewState, banner: true, polling: true }),
    maintenance: (driver) =>
      driver.expectViewState({ ...idleViewState, maintenance: true, polling: true }),
    refetching: (driver) => driver.expectViewState(idleViewState),
  },
};
