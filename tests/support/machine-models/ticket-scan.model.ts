import type { CameraFailure } from '#application/ports/ticket-camera.port';
import { type TicketScanContext, ticketScanMachine } from '#application/tours/ticket-scan.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';

/** The codes that the camera sees. */
export const SEEN = { first: '23456789ABCDEFGHJKMN', second: 'NPQRSTVWXYZ987654322' } as const;

/** What the page shows of the camera. */
export type TicketScanViewState = 'closed' | 'starting' | 'reading' | 'failed';

/** The actions and assertions that a driver of the camera must implement. */
export interface TicketScanDriver {
  open(): Promise<void>;
  openCamera(): Promise<void>;
  closeCamera(): Promise<void>;
  /** Ends the start of the camera. */
  settleStart(failure?: CameraFailure): Promise<void>;
  /** Holds a ticket in front of the camera. */
  show(code: string): Promise<void>;
  /** The camera is taken away while it reads. */
  lose(): Promise<void>;
  expectViewState(viewState: TicketScanViewState): Promise<void>;
}

function notStarted(error: CameraFailure) {
  return { type: 'xstate.error.actor.openCamera', error };
}

function seen(output: string) {
  return { type: 'xstate.done.actor.readCode', output };
}

/** The ticket-scan machine, as a test model that drivers in Node and in a browser can run. */
export const ticketScanTestModel: MachineTestModel<typeof ticketScanMachine, TicketScanDriver> = {
  model: {
    machine: ticketScanMachine,
    inputs: { 'a check-in': undefined },
    events: {
      'camera.open': { type: 'camera.open' },
      'camera.close': { type: 'camera.close' },
      'the camera starts': { type: 'xstate.done.actor.openCamera', output: undefined },
      'the user forbids it': notStarted('forbidden'),
      'there is no camera': notStarted('missing'),
      'a ticket is shown': seen(SEEN.first),
      'another ticket is shown': seen(SEEN.second),
      'the camera is lost': { type: 'xstate.error.actor.readCode', error: 'unreadable' },
    },
    serialise: ({ last, failure }: TicketScanContext) => [last, failure],
    // A ticket that stays in sight is read once.
    isPossible: ({ last }: TicketScanContext, label) =>
      !(label === 'a ticket is shown' && last === SEEN.first) &&
      !(label === 'another ticket is shown' && last === SEEN.second),
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'camera.open': (driver) => driver.openCamera(),
    'camera.close': (driver) => driver.closeCamera(),
  },

  outcomeExecutors: {
    'the camera starts': (driver) => driver.settleStart(),
    'the user forbids it': (driver) => driver.settleStart('forbidden'),
    'there is no camera': (driver) => driver.settleStart('missing'),
    'a ticket is shown': (driver) => driver.show(SEEN.first),
    'another ticket is shown': (driver) => driver.show(SEEN.second),
    'the camera is lost': (driver) => driver.lose(),
  },

  stateAssertions: {
    closed: (driver) => driver.expectViewState('closed'),
    'open.starting': (driver) => driver.expectViewState('starting'),
    'open.reading': (driver) => driver.expectViewState('reading'),
    failed: (driver) => driver.expectViewState('failed'),
  },
};
