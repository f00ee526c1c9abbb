import {
  type PickupContext,
  type PickupStep,
  pickupMachine,
} from '#application/pickups/pickup.machine';
import type { PickupActionRequest } from '#openapi/types.generated';
import { aPickup } from '../builders/pickup';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

export const REQUESTED = aPickup('requested');
export const CONFIRMED = aPickup('confirmed');
export const SCANNED = aPickup('confirmed', { scannedCount: 1 });
export const CALLED_OFF = aPickup('called_off');

export const pickupInitialStates = {
  'a requested pickup': REQUESTED,
  'a confirmed pickup': CONFIRMED,
  'a pickup with a scanned parcel': SCANNED,
};
export type PickupInitialState = keyof typeof pickupInitialStates;

/** The pickup after each action, as the server returns it. */
export const pickupAfter = {
  confirm: CONFIRMED,
  collect: aPickup('collected', { scannedCount: 1 }),
  miss: aPickup('missed'),
  callOff: CALLED_OFF,
};

/** A number of an order of the pickup, and what a carrier's label says. */
export const PARCEL_NUMBER = '10042';
export const TRACKING_NUMBER = 'AM-7731-MA';

/** What the page shows of a pickup's process. */
export interface PickupViewState {
  readonly dialog: 'question' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** The actions and assertions that a driver of a pickup must implement. */
export interface PickupDriver {
  open(beginning: PickupInitialState): Promise<void>;
  act(action: PickupStep): Promise<void>;
  give(answer: PickupActionRequest): Promise<void>;
  cancel(): Promise<void>;
  scan(code: string): Promise<void>;
  remove(number: string): Promise<void>;
  answer(event: 'failure.retry' | 'failure.dismiss' | 'conflict.acknowledge'): Promise<void>;
  /** A colleague calls the pickup off, and the page receives the change. */
  callOffAsColleague(): Promise<void>;
  settleAction(
    how: 'with success' | 'a colleague was faster' | 'with a server fault',
  ): Promise<void>;
  settleScan(
    how: 'with success' | 'with a refusal' | 'a colleague was faster' | 'with a server fault',
  ): Promise<void>;
  expectViewState(viewState: PickupViewState): Promise<void>;
}

const idle: PickupViewState = { dialog: null, busy: false };

function performed(action: PickupStep) {
  return { type: 'xstate.done.actor.performAction', output: pickupAfter[action] };
}

function refused(actor: 'performAction' | 'sendScan', status: number, code: string, more = {}) {
  return { type: `xstate.error.actor.${actor}`, error: problemOf(status, code, more) };
}

function isPossible({ attempt }: PickupContext, label: string): boolean {
  const succeeded = /^(\w+) succeeds$/.exec(label)?.[1];
  return succeeded === undefined || attempt?.action === succeeded;
}

/** The pickup machine, as a test model that drivers in Node and in a browser can run. */
export const pickupTestModel: MachineTestModel<typeof pickupMachine, PickupDriver> = {
  model: {
    machine: pickupMachine,
    inputs: {
      'a requested pickup': { pickup: REQUESTED },
      'a confirmed pickup': { pickup: CONFIRMED },
      'a pickup with a scanned parcel': { pickup: SCANNED },
    },
    events: {
      'pickup.confirm': { type: 'pickup.confirm' },
      'pickup.collect': { type: 'pickup.collect' },
      'pickup.miss': { type: 'pickup.miss' },
      'pickup.callOff': { type: 'pickup.callOff' },
      'an answer without a reason': { type: 'answer.give', answer: {} },
      'an answer with a reason': { type: 'answer.give', answer: { reasonCode: 'other' } },
      'answer.cancel': { type: 'answer.cancel' },
      'an order number is scanned': { type: 'parcel.scan', code: PARCEL_NUMBER },
      'a tracking number is scanned': { type: 'parcel.scan', code: TRACKING_NUMBER },
      'parcel.remove': { type: 'parcel.remove', number: PARCEL_NUMBER },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a colleague calls it off': { type: 'pickup.changed', pickup: CALLED_OFF },
      'confirm succeeds': performed('confirm'),
      'collect succeeds': performed('collect'),
      'miss succeeds': performed('miss'),
      'callOff succeeds': performed('callOff'),
      'a colleague was faster': refused('performAction', 409, 'action_not_allowed', {
        current: CALLED_OFF,
      }),
      'the server fails': refused('performAction', 500, 'internal'),
      'the scan is noted': { type: 'xstate.done.actor.sendScan', output: SCANNED },
      'the scan is refused': refused('sendScan', 422, 'validation_failed', {
        errors: { code: ['not_in_pickup'] },
      }),
      'a colleague was faster than the scan': refused('sendScan', 409, 'action_not_allowed', {
        current: CALLED_OFF,
      }),
      'the scan fails': refused('sendScan', 500, 'internal'),
    },
    serialise: ({ pickup, attempt, scans, lastNumber }: PickupContext) => [
      pickup.status,
      pickup.allowedActions.map(({ action }) => action),
      attempt?.action,
      Math.min(scans.length, 2),
      lastNumber,
    ],
    isPossible,
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as PickupInitialState),

  eventExecutors: {
    'pickup.confirm': (driver) => driver.act('confirm'),
    'pickup.collect': (driver) => driver.act('collect'),
    'pickup.miss': (driver) => driver.act('miss'),
    'pickup.callOff': (driver) => driver.act('callOff'),
    'answer.give': (driver, { answer }) => driver.give(answer),
    'answer.cancel': (driver) => driver.cancel(),
    'parcel.scan': (driver, { code }) => driver.scan(code),
    'parcel.remove': (driver, { number }) => driver.remove(number),
    'failure.retry': (driver, { type }) => driver.answer(type),
    'failure.dismiss': (driver, { type }) => driver.answer(type),
    'conflict.acknowledge': (driver, { type }) => driver.answer(type),
    'pickup.changed': (driver) => driver.callOffAsColleague(),
  },

  outcomeExecutors: {
    'confirm succeeds': (driver) => driver.settleAction('with success'),
    'collect succeeds': (driver) => driver.settleAction('with success'),
    'miss succeeds': (driver) => driver.settleAction('with success'),
    'callOff succeeds': (driver) => driver.settleAction('with success'),
    'a colleague was faster': (driver) => driver.settleAction('a colleague was faster'),
    'the server fails': (driver) => driver.settleAction('with a server fault'),
    'the scan is noted': (driver) => driver.settleScan('with success'),
    'the scan is refused': (driver) => driver.settleScan('with a refusal'),
    'a colleague was faster than the scan': (driver) => driver.settleScan('a colleague was faster'),
    'the scan fails': (driver) => driver.settleScan('with a server fault'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(idle),
    asking: (driver) => driver.expectViewState({ ...idle, dialog: 'question' }),
    performing: (driver) => driver.expectViewState({ ...idle, busy: true }),
    scanning: (driver) => driver.expectViewState({ ...idle, busy: true }),
    failed: (driver) => driver.expectViewState({ ...idle, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...idle, dialog: 'conflict' }),
  },
};
