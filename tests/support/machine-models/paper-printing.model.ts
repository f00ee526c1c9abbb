import {
  type PaperPrintingContext,
  type PaperPrintingInput,
  type PrintedOrder,
  paperPrintingMachine,
} from '#application/papers/paper-printing.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** An order whose preparation can begin, and one whose preparation has begun. */
export const printedOrders: Record<OrdersKind, readonly PrintedOrder[]> = {
  'orders to prepare': [
    { id: 'ord_1', allowedActions: [{ action: 'prepare' }] },
    { id: 'ord_2', allowedActions: [{ action: 'markReady' }] },
  ],
  'orders in preparation': [{ id: 'ord_2', allowedActions: [{ action: 'markReady' }] }],
  'no orders': [],
};

export type OrdersKind = 'orders to prepare' | 'orders in preparation' | 'no orders';

export const refusal = problemOf(503, 'unavailable');

export type PaperPrintingInputName = 'a paper' | 'a paper and the preparation';

/** What the seller sees of printing a paper. */
export type PaperPrintingViewState = 'progress' | 'failure' | 'sheet' | 'nothing';

/** The actions and assertions that a driver of printing must implement. */
export interface PaperPrintingDriver {
  /** Chooses a paper: alone, or with the beginning of the preparation. */
  open(input: PaperPrintingInputName): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  closeSheet(): Promise<void>;
  settleOrders(kind: OrdersKind): Promise<void>;
  failOrders(): Promise<void>;
  /** The preparation begins, and the seller is told of how many orders. */
  settlePreparation(): Promise<void>;
  failPreparation(): Promise<void>;
  settleRecord(): Promise<void>;
  /** The seller is told that the history does not say so. */
  failRecord(): Promise<void>;
  expectViewState(viewState: PaperPrintingViewState): Promise<void>;
}

const input: Omit<PaperPrintingInput, 'prepares'> = {
  paper: 'slip',
  readOrders: () => Promise.reject(refusal),
};

function arrive(kind: OrdersKind) {
  return { type: 'xstate.done.actor.readOrders', output: printedOrders[kind] };
}

/** The paper-printing machine, as a test model that drivers in Node and in a browser can run. */
export const paperPrintingTestModel: MachineTestModel<
  typeof paperPrintingMachine,
  PaperPrintingDriver
> = {
  model: {
    machine: paperPrintingMachine,
    inputs: {
      'a paper': { ...input, prepares: false },
      'a paper and the preparation': { ...input, prepares: true },
    },
    events: {
      'print.cancel': { type: 'print.cancel' },
      'print.retry': { type: 'print.retry' },
      'sheet.close': { type: 'sheet.close' },
      'orders to prepare come': arrive('orders to prepare'),
      'orders in preparation come': arrive('orders in preparation'),
      'no orders come': arrive('no orders'),
      'the reading fails': { type: 'xstate.error.actor.readOrders', error: refusal },
      'the preparation begins': { type: 'xstate.done.actor.prepareOrders', output: ['ord_1'] },
      'the preparation fails': { type: 'xstate.error.actor.prepareOrders', error: refusal },
      'the record is written': { type: 'xstate.done.actor.recordPrinting', output: undefined },
      'the record fails': { type: 'xstate.error.actor.recordPrinting', error: refusal },
    },
    serialise: ({ orders, prepares }: PaperPrintingContext) => [orders.length, prepares],
  },

  setUp: (driver, name) => driver.open(name as PaperPrintingInputName),

  eventExecutors: {
    'print.cancel': (driver) => driver.cancel(),
    'print.retry': (driver) => driver.retry(),
    'sheet.close': (driver) => driver.closeSheet(),
  },

  outcomeExecutors: {
    'orders to prepare come': (driver) => driver.settleOrders('orders to prepare'),
    'orders in preparation come': (driver) => driver.settleOrders('orders in preparation'),
    'no orders come': (driver) => driver.settleOrders('no orders'),
    'the reading fails': (driver) => driver.failOrders(),
    'the preparation begins': (driver) => driver.settlePreparation(),
    'the preparation fails': (driver) => driver.failPreparation(),
    'the record is written': (driver) => driver.settleRecord(),
    'the record fails': (driver) => driver.failRecord(),
  },

  stateAssertions: {
    reading: (driver) => driver.expectViewState('progress'),
    unread: (driver) => driver.expectViewState('failure'),
    preparing: (driver) => driver.expectViewState('progress'),
    unprepared: (driver) => driver.expectViewState('failure'),
    ready: (driver) => driver.expectViewState('sheet'),
    recording: (driver) => driver.expectViewState('nothing'),
    closed: (driver) => driver.expectViewState('nothing'),
  },
};
