import {
  type InlineEditContext,
  type InlineProduct,
  inlineEditMachine,
} from '#application/products/inline-edit.machine';
import { readableNumber, type TypedNumber } from '#domain/format/unreadable-number';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** A bowl at 135 DHS with three pieces left. */
export const bowl: InlineProduct = { id: 'prd_1', revision: 4, price: 13_500, quantity: 3 };
/** The price that the seller requests, and those that colleagues set: centimes. */
const REQUESTED_PRICE = 14_900;
const COLLEAGUE_PRICE = 12_000;
const LATER_COLLEAGUE_PRICE = 11_000;
const PRICES = [bowl.price, REQUESTED_PRICE, COLLEAGUE_PRICE, LATER_COLLEAGUE_PRICE];

/** A price that a colleague sets: different from the current and the requested ones. */
export function otherThan(...prices: (number | null)[]): number {
  return prices.includes(COLLEAGUE_PRICE) ? LATER_COLLEAGUE_PRICE : COLLEAGUE_PRICE;
}

/** The possible outcomes of a save. */
export type SaveOutcome =
  | 'with success'
  | 'a colleague set another price'
  | 'a colleague changed the stock'
  | 'a colleague set the same price'
  | 'without an answer'
  | 'refused';

/** What the cell shows. */
export interface InlineEditViewState {
  readonly shown: 'figure' | 'field' | 'wish' | 'choice';
  readonly price: number | null;
  /** The message at the field, as a code. */
  readonly message: string | null;
  readonly undoable: boolean;
}

/** The actions and assertions that a driver of a price in the list must implement. */
export interface InlineEditDriver {
  open(): Promise<void>;
  begin(): Promise<void>;
  cancel(): Promise<void>;
  save(value: TypedNumber): Promise<void>;
  takeTheirs(): Promise<void>;
  keepMine(): Promise<void>;
  undo(): Promise<void>;
  dismissUndo(): Promise<void>;
  elapseUndoWindow(): Promise<void>;
  receiveListUpdate(product: InlineProduct): Promise<void>;
  settleSave(how: SaveOutcome): Promise<void>;
  expectViewState(viewState: Partial<InlineEditViewState>): Promise<void>;
}

function saveOutcome(how: 'done' | 'error', what: object) {
  return {
    type: `xstate.${how}.actor.saveFigure`,
    ...what,
  };
}

function notSaved(status: number, code: string, more: object = {}) {
  return saveOutcome('error', { error: problemOf(status, code, more) });
}

function staleBy(price: number | null, quantity: number) {
  return notSaved(412, 'stale_revision', { current: { ...bowl, revision: 7, price, quantity } });
}

/** The responses with this price; the process determines which of them are possible. */
function answersAt(price: number | null) {
  return {
    [`saved at ${price}`]: saveOutcome('done', { output: { ...bowl, revision: 5, price } }),
    [`a colleague set ${price}`]: staleBy(price, bowl.quantity),
    [`a colleague changed the stock at ${price}`]: staleBy(price, 1),
    [`a colleague asked for the same ${price}`]: staleBy(price, bowl.quantity),
  };
}

function outcomesAt(
  price: number | null,
): Record<string, (driver: InlineEditDriver) => Promise<void>> {
  return {
    [`saved at ${price}`]: (driver) => driver.settleSave('with success'),
    [`a colleague set ${price}`]: (driver) => driver.settleSave('a colleague set another price'),
    [`a colleague changed the stock at ${price}`]: (driver) =>
      driver.settleSave('a colleague changed the stock'),
    [`a colleague asked for the same ${price}`]: (driver) =>
      driver.settleSave('a colleague set the same price'),
  };
}

function atEachPrice<Value>(entriesAt: (price: number | null) => Record<string, Value>) {
  return Object.assign({}, ...PRICES.map(entriesAt)) as Record<string, Value>;
}

/** The inline-edit machine, as a test model that drivers in Node and in a browser can run. */
export const inlineEditTestModel: MachineTestModel<typeof inlineEditMachine, InlineEditDriver> = {
  model: {
    machine: inlineEditMachine,
    inputs: { 'a price': { editId: 'edit-1', field: 'price', product: bowl } },
    events: {
      'edit.begin': { type: 'edit.begin' },
      'edit.cancel': { type: 'edit.cancel' },
      'a new price is saved': { type: 'value.save', value: REQUESTED_PRICE },
      'nothing is saved': { type: 'value.save', value: null },
      'a text that is no number is saved': {
        type: 'value.save',
        value: { unreadable: '1e3', problem: 'not_a_number' },
      },
      'the same price is saved': { type: 'value.save', value: bowl.price },
      'conflict.take': { type: 'conflict.take' },
      'conflict.keep': { type: 'conflict.keep' },
      'change.undo': { type: 'change.undo' },
      'undo.dismiss': { type: 'undo.dismiss' },
      'the list brings another stock': {
        type: 'product.changed',
        product: { ...bowl, revision: 9, price: REQUESTED_PRICE, quantity: 1 },
      },
      'the list brings another stock at the former price': {
        type: 'product.changed',
        product: { ...bowl, revision: 9, quantity: 1 },
      },
      'the list brings another price': {
        type: 'product.changed',
        product: { ...bowl, revision: 9, price: COLLEAGUE_PRICE },
      },
      ...atEachPrice(answersAt),
      'ten seconds pass': { type: 'xstate.after.undoWindow.inlineEdit.saved' },
      'no answer comes': notSaved(0, 'network'),
      'the server refuses': notSaved(422, 'validation_failed', {
        errors: { compareAtPrice: ['compare_at_not_above_price'] },
      }),
    },
    serialise: ({ product, wantedValue, replaced, theirs }: InlineEditContext) => [
      product.price,
      wantedValue,
      replaced,
      theirs?.price,
    ],
    driverSpecificFields: {
      'product.revision':
        'A driver counts on from what it has; each answer of the model has one revision.',
      'product.quantity':
        'A driver keeps a colleague’s stock; the answers of the model know the first.',
      'theirs.revision': 'As that of the product.',
    },
    isPossible: ({ product, wantedValue }: InlineEditContext, label) => {
      const answer = /^(saved at|a colleague .*) (\d+)$/.exec(label);
      if (!answer) return true;
      return (
        Number(answer[2]) === priceAt(answer[1] ?? '', product.price, readableNumber(wantedValue))
      );
    },
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'edit.begin': (driver) => driver.begin(),
    'edit.cancel': (driver) => driver.cancel(),
    'value.save': (driver, { value }) => driver.save(value),
    'conflict.take': (driver) => driver.takeTheirs(),
    'conflict.keep': (driver) => driver.keepMine(),
    'change.undo': (driver) => driver.undo(),
    'undo.dismiss': (driver) => driver.dismissUndo(),
    'product.changed': (driver, { product }) => driver.receiveListUpdate(product),
  },

  outcomeExecutors: {
    ...atEachPrice(outcomesAt),
    'ten seconds pass': (driver) => driver.elapseUndoWindow(),
    'no answer comes': (driver) => driver.settleSave('without an answer'),
    'the server refuses': (driver) => driver.settleSave('refused'),
  },

  stateAssertions: {
    reading: (driver) =>
      driver.expectViewState({ shown: 'figure', message: null, undoable: false }),
    'editing.typing': (driver) => driver.expectViewState({ shown: 'field', undoable: false }),
    'editing.refused': (driver) => driver.expectViewState({ shown: 'field', undoable: false }),
    saving: (driver) => driver.expectViewState({ shown: 'wish', message: null, undoable: false }),
    saved: (driver) => driver.expectViewState({ shown: 'figure', message: null, undoable: true }),
    undoing: (driver) => driver.expectViewState({ shown: 'wish', message: null, undoable: false }),
    conflict: (driver) => driver.expectViewState({ shown: 'choice', undoable: false }),
  },
};

/** The price in a response of this kind to a save from one price to another. */
function priceAt(kind: string, from: number | null, to: number | null): number | null {
  if (kind === 'a colleague set') return otherThan(from, to);
  return kind === 'a colleague changed the stock at' ? from : to;
}
