import {
  type InlineEditContext,
  type InlineProduct,
  inlineEditMachine,
} from '#application/products/inline-edit.machine';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** A bowl at 135 DHS of which three are left. */
export const bowl: InlineProduct = { id: 'prd_1', revision: 4, price: 13_500, quantity: 3 };
/** What the seller asks for, and what colleagues set: centimes. */
const WISH = 14_900;
const THEIRS = 12_000;
const THEIRS_LATER = 11_000;
const PRICES = [bowl.price, WISH, THEIRS, THEIRS_LATER];

/** What a colleague makes of a price that stands: another one, whatever was asked for meanwhile. */
export const otherThan = (...prices: (number | null)[]): number =>
  prices.includes(THEIRS) ? THEIRS_LATER : THEIRS;

/** How a save can end. */
export type FigureEnd =
  | 'with success'
  | 'a colleague set another price'
  | 'a colleague changed the stock'
  | 'a colleague set the same price'
  | 'without an answer'
  | 'refused';

/** What the cell shows. */
export interface InlineEditSight {
  readonly shown: 'figure' | 'field' | 'wish' | 'choice';
  readonly price: number | null;
  /** What is said at the field: a code. */
  readonly said: string | null;
  readonly undoable: boolean;
}

/** What a runner must be able to do to a price in the list and to see of it. */
export interface InlineEditWorld {
  open(): Promise<void>;
  begin(): Promise<void>;
  cancel(): Promise<void>;
  save(value: number | null): Promise<void>;
  takeTheirs(): Promise<void>;
  keepMine(): Promise<void>;
  undo(): Promise<void>;
  dismissUndo(): Promise<void>;
  undoTimePasses(): Promise<void>;
  listBrings(product: InlineProduct): Promise<void>;
  saveEnds(how: FigureEnd): Promise<void>;
  sees(sight: Partial<InlineEditSight>): Promise<void>;
}

const saveEnds = (how: 'done' | 'error', what: object) => ({
  type: `xstate.${how}.actor.saveFigure`,
  ...what,
});
const notSaved = (status: number, code: string, more: object = {}) =>
  saveEnds('error', { error: problemOf(status, code, more) });
const staleBy = (price: number | null, quantity: number) =>
  notSaved(412, 'stale_revision', { current: { ...bowl, revision: 7, price, quantity } });

/** The answers that tell a price, each with the price; the process knows which of them can come. */
const answersAt = (price: number | null) => ({
  [`saved at ${price}`]: saveEnds('done', { output: { ...bowl, revision: 5, price } }),
  [`a colleague set ${price}`]: staleBy(price, bowl.quantity),
  [`a colleague changed the stock at ${price}`]: staleBy(price, 1),
  [`a colleague asked for the same ${price}`]: staleBy(price, bowl.quantity),
});
const outcomesAt = (
  price: number | null,
): Record<string, (world: InlineEditWorld) => Promise<void>> => ({
  [`saved at ${price}`]: (world) => world.saveEnds('with success'),
  [`a colleague set ${price}`]: (world) => world.saveEnds('a colleague set another price'),
  [`a colleague changed the stock at ${price}`]: (world) =>
    world.saveEnds('a colleague changed the stock'),
  [`a colleague asked for the same ${price}`]: (world) =>
    world.saveEnds('a colleague set the same price'),
});
const atEachPrice = <Value>(entriesAt: (price: number | null) => Record<string, Value>) =>
  Object.assign({}, ...PRICES.map(entriesAt)) as Record<string, Value>;

/** The inline-edit machine, told so that Node and a browser can both play it. */
export const inlineEditScript: MachineScript<typeof inlineEditMachine, InlineEditWorld> = {
  model: {
    machine: inlineEditMachine,
    inputs: { 'a price': { editId: 'edit-1', field: 'price', product: bowl } },
    events: {
      'edit.begin': { type: 'edit.begin' },
      'edit.cancel': { type: 'edit.cancel' },
      'a new price is saved': { type: 'value.save', value: WISH },
      'nothing is saved': { type: 'value.save', value: null },
      'the same price is saved': { type: 'value.save', value: bowl.price },
      'conflict.take': { type: 'conflict.take' },
      'conflict.keep': { type: 'conflict.keep' },
      'change.undo': { type: 'change.undo' },
      'undo.dismiss': { type: 'undo.dismiss' },
      'the list brings another stock': {
        type: 'product.changed',
        product: { ...bowl, revision: 9, price: WISH, quantity: 1 },
      },
      'the list brings another stock at the former price': {
        type: 'product.changed',
        product: { ...bowl, revision: 9, quantity: 1 },
      },
      'the list brings another price': {
        type: 'product.changed',
        product: { ...bowl, revision: 9, price: THEIRS },
      },
      ...atEachPrice(answersAt),
      'ten seconds pass': { type: 'xstate.after.undoWindow.inlineEdit.saved' },
      'no answer comes': notSaved(0, 'network'),
      'the server refuses': notSaved(422, 'validation_failed', {
        errors: { compareAtPrice: ['compare_at_not_above_price'] },
      }),
    },
    serialise: ({ product, wanted, replaced, theirs }: InlineEditContext) => [
      product.price,
      wanted,
      replaced,
      theirs?.price,
    ],
    ownOfWorld: {
      'product.revision':
        'A world counts on from what it has; each answer of the model has one revision.',
      'product.quantity':
        'A world keeps a colleague’s stock; the answers of the model know the first.',
      'theirs.revision': 'As that of the product.',
    },
    isPossible: ({ product, wanted }: InlineEditContext, label) => {
      const answer = /^(saved at|a colleague .*) (\d+)$/.exec(label);
      if (!answer) return true;
      return Number(answer[2]) === priceAt(answer[1] ?? '', product.price, wanted);
    },
  },

  opens: (world) => world.open(),

  does: {
    'edit.begin': (world) => world.begin(),
    'edit.cancel': (world) => world.cancel(),
    'value.save': (world, { value }) => world.save(value),
    'conflict.take': (world) => world.takeTheirs(),
    'conflict.keep': (world) => world.keepMine(),
    'change.undo': (world) => world.undo(),
    'undo.dismiss': (world) => world.dismissUndo(),
    'product.changed': (world, { product }) => world.listBrings(product),
  },

  outcomes: {
    ...atEachPrice(outcomesAt),
    'ten seconds pass': (world) => world.undoTimePasses(),
    'no answer comes': (world) => world.saveEnds('without an answer'),
    'the server refuses': (world) => world.saveEnds('refused'),
  },

  sees: {
    reading: (world) => world.sees({ shown: 'figure', said: null, undoable: false }),
    'editing.typing': (world) => world.sees({ shown: 'field', undoable: false }),
    'editing.refused': (world) => world.sees({ shown: 'field', undoable: false }),
    saving: (world) => world.sees({ shown: 'wish', said: null, undoable: false }),
    saved: (world) => world.sees({ shown: 'figure', said: null, undoable: true }),
    undoing: (world) => world.sees({ shown: 'wish', said: null, undoable: false }),
    conflict: (world) => world.sees({ shown: 'choice', undoable: false }),
  },
};

/** The price that an answer of this kind tells of a save from one price to another. */
function priceAt(kind: string, from: number | null, to: number | null): number | null {
  if (kind === 'a colleague set') return otherThan(from, to);
  return kind === 'a colleague changed the stock at' ? from : to;
}
