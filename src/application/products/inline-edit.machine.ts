import { assign, setup } from 'xstate';
import {
  figureError,
  type InlineField,
  UNDO_FIGURE_WINDOW_MS,
} from '#domain/products/product-numbers';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import { errorFromEvent } from '../record-actions';

/** What the process needs to know of a simple product: price in centimes, pieces that are available. */
export interface InlineProduct {
  readonly id: string;
  readonly revision: number;
  readonly price: number | null;
  readonly quantity: number;
}

export type InlineEditEvent =
  | { type: 'edit.begin' }
  | { type: 'edit.cancel' }
  | { type: 'value.save'; value: number | null }
  | { type: 'conflict.take' }
  | { type: 'conflict.keep' }
  | { type: 'change.undo' }
  | { type: 'undo.dismiss' }
  | { type: 'product.changed'; product: InlineProduct };

export interface InlineEditContext {
  /** Names this process; with the revision and the figure it is the idempotency key of a save. */
  readonly editId: string;
  readonly field: InlineField;
  /** The product that the figure was read from. */
  readonly product: InlineProduct;
  /** The figure asked for last, in centimes or pieces. */
  readonly wantedValue: number | null;
  /** The figure that the last save replaced: what an undo brings back. */
  readonly replaced: number | null;
  /** Code of what is wrong with the figure by the rules of the domain. */
  readonly error: string | null;
  readonly problem: ApiProblem | null;
  /** The product as somebody else left it, while the two figures stand against each other. */
  readonly theirs: InlineProduct | null;
}

/** A figure on its way to the server, on the product as it was read. */
export interface FigureInput {
  readonly product: InlineProduct;
  readonly field: InlineField;
  readonly value: number | null;
  readonly key: string;
}

/** The newer product that a stale save's problem carries (contract: 412). */
const theirsIn = (error: unknown): InlineProduct | null => {
  const { status, current } = asProblem(error);
  // The contract promises the product in `current` of a 412; it travels untyped.
  return status === 412 && current ? productOf(current as unknown as InlineProduct) : null;
};

const productOf = ({ id, revision, price, quantity }: InlineProduct): InlineProduct => ({
  id,
  revision,
  price,
  quantity,
});

const savedProduct = ({ event }: { event: { output: InlineProduct } }) => ({
  product: event.output,
});
const toldProduct = ({ event }: { event: { product: InlineProduct } }) => ({
  product: event.product,
});
const toldValue = ({ event }: { event: { value: number | null } }) => ({ value: event.value });

const machineSetup = setup({
  types: {
    context: {} as InlineEditContext,
    events: {} as InlineEditEvent,
    input: {} as { editId: string; field: InlineField; product: InlineProduct },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Gives the product after the change; rejects with an ApiProblem. */
    saveFigure: declareActor<InlineProduct, FigureInput>(),
  },
  guards: {
    isInvalid: ({ context }, { value }: { value: number | null }) =>
      figureError(context.field, value) !== null,
    isUnchanged: ({ context }, { value }: { value: number | null }) =>
      value === context.product[context.field],
    isAgreed: ({ context }, { error }: { error: unknown }) =>
      theirsIn(error)?.[context.field] === context.wantedValue,
    isElsewhere: ({ context }, { error }: { error: unknown }) =>
      theirsIn(error)?.[context.field] === context.product[context.field],
    isConflict: (_, { error }: { error: unknown }) => theirsIn(error) !== null,
    isSameFigure: ({ context }, { product }: { product: InlineProduct }) =>
      product[context.field] === context.product[context.field],
  },
  actions: {
    keepProduct: assign((_, { product }: { product: InlineProduct }) => ({
      product: productOf(product),
    })),
    keepWantedValue: assign((_, { value }: { value: number | null }) => ({
      wantedValue: value,
      error: null,
      problem: null,
    })),
    keepError: assign(({ context }, { value }: { value: number | null }) => ({
      wantedValue: value,
      error: figureError(context.field, value),
      problem: null,
    })),
    keepReplaced: assign(({ context }) => ({ replaced: context.product[context.field] })),
    restoreReplaced: assign(({ context }) => ({ wantedValue: context.replaced, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
    takeTheirsOf: assign(({ context }, { error }: { error: unknown }) => ({
      product: theirsIn(error) ?? context.product,
    })),
    keepTheirs: assign((_, { error }: { error: unknown }) => ({ theirs: theirsIn(error) })),
    takeTheirs: assign(({ context }) => ({
      product: context.theirs ?? context.product,
      theirs: null,
    })),
    forgetWantedValue: assign({ wantedValue: null, error: null, problem: null }),
  },
  delays: { undoWindow: UNDO_FIGURE_WINDOW_MS },
});

/** What saving and undoing say alike; where they lead when they succeed is their own. */
const sending = (again: 'saving' | 'undoing') =>
  ({
    id: 'saveFigure',
    src: 'saveFigure',
    input: ({ context }: { context: InlineEditContext }): FigureInput => ({
      product: context.product,
      field: context.field,
      value: context.wantedValue,
      key: `${context.editId}-${context.product.revision}-${context.wantedValue}`,
    }),
    onError: [
      {
        guard: { type: 'isAgreed', params: errorFromEvent },
        target: '#inlineEdit.reading',
        actions: { type: 'takeTheirsOf', params: errorFromEvent },
      },
      {
        guard: { type: 'isElsewhere', params: errorFromEvent },
        target: `#inlineEdit.${again}`,
        reenter: true,
        actions: { type: 'takeTheirsOf', params: errorFromEvent },
      },
      {
        guard: { type: 'isConflict', params: errorFromEvent },
        target: '#inlineEdit.conflict',
        actions: { type: 'keepTheirs', params: errorFromEvent },
      },
      {
        target: '#inlineEdit.editing.refused',
        actions: { type: 'keepProblem', params: errorFromEvent },
      },
    ],
  }) as const;

/**
 * One figure of a simple product, its price or its stock, changed where it stands in the list. A save
 * happens once however often it is asked for; what the rules or the server refuse stays in the field
 * with the reason. Somebody else's change of something else on the product is none of this figure's
 * business: the save goes on from there. Only when he changed the same figure do the two stand against
 * each other. A save can be undone for ten seconds. Contract: 412 with the current product.
 */
export const inlineEditMachine = machineSetup.createMachine({
  id: 'inlineEdit',
  context: ({ input: { editId, field, product } }) => ({
    editId,
    field,
    product: productOf(product),
    wantedValue: null,
    replaced: null,
    error: null,
    problem: null,
    theirs: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      entry: 'forgetWantedValue',
      on: {
        'edit.begin': 'editing',
        'product.changed': { actions: { type: 'keepProduct', params: toldProduct } },
      },
    },
    editing: {
      tags: 'open',
      initial: 'typing',
      on: {
        'edit.cancel': 'reading',
        // The same figure set anew is found when ours is saved, and then one has to choose.
        'product.changed': {
          guard: { type: 'isSameFigure', params: toldProduct },
          actions: { type: 'keepProduct', params: toldProduct },
        },
        'value.save': [
          {
            guard: { type: 'isInvalid', params: toldValue },
            target: '.refused',
            actions: { type: 'keepError', params: toldValue },
          },
          { guard: { type: 'isUnchanged', params: toldValue }, target: 'reading' },
          { target: 'saving', actions: { type: 'keepWantedValue', params: toldValue } },
        ],
      },
      states: { typing: {}, refused: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        ...sending('saving'),
        onDone: {
          target: 'saved',
          meta: { proves: ['productsManaged'] },
          actions: ['keepReplaced', { type: 'keepProduct', params: savedProduct }],
        },
      },
    },
    saved: {
      on: {
        'edit.begin': 'editing',
        'change.undo': { target: 'undoing', actions: 'restoreReplaced' },
        'undo.dismiss': 'reading',
        'product.changed': [
          {
            guard: { type: 'isSameFigure', params: toldProduct },
            actions: { type: 'keepProduct', params: toldProduct },
          },
          { target: 'reading', actions: { type: 'keepProduct', params: toldProduct } },
        ],
      },
      after: { undoWindow: 'reading' },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        ...sending('undoing'),
        onDone: { target: 'reading', actions: { type: 'keepProduct', params: savedProduct } },
      },
    },
    conflict: {
      tags: 'open',
      on: {
        'conflict.take': { target: 'reading', actions: 'takeTheirs' },
        'conflict.keep': { target: 'saving', actions: 'takeTheirs' },
      },
    },
  },
});
