import { assign, emit, setup } from 'xstate';
import { readableNumber, type TypedNumber } from '#domain/format/unreadable-number';
import {
  figureError,
  type InlineField,
  UNDO_FIGURE_WINDOW_MS,
} from '#domain/products/product-numbers';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

/** The fields of a simple product that the machine uses: price in centimes, available pieces. */
export interface InlineProduct {
  readonly id: string;
  readonly revision: number;
  readonly price: number | null;
  readonly quantity: number;
}

export type InlineEditEvent =
  | { type: 'edit.begin' }
  | { type: 'edit.cancel' }
  | { type: 'value.save'; value: TypedNumber }
  | { type: 'conflict.take' }
  | { type: 'conflict.keep' }
  | { type: 'change.undo' }
  | { type: 'undo.dismiss' }
  | { type: 'product.changed'; product: InlineProduct };

/** Emitted when a value was saved, or a save was undone; with the product after it. */
export interface FigureChanged {
  readonly type: 'figure.saved' | 'figure.undone';
  readonly product: InlineProduct;
}

export interface InlineEditContext {
  /** Identifies this edit; with the revision and the value it is the idempotency key of a save. */
  readonly editId: string;
  readonly field: InlineField;
  /** The product that the value was read from. */
  readonly product: InlineProduct;
  /** The value that the user entered last, in centimes or pieces, or a text that is no number. */
  readonly wantedValue: TypedNumber;
  /** The value that the last save replaced; an undo restores it. */
  readonly replaced: number | null;
  /** Code of the domain rule that the value breaks. */
  readonly error: string | null;
  readonly problem: ApiProblem | null;
  /** The product as another user changed it, while the user chooses between the two values. */
  readonly theirs: InlineProduct | null;
}

/** A value that is being saved, on the product as it was read. */
export interface FigureInput {
  readonly product: InlineProduct;
  readonly field: InlineField;
  readonly value: number | null;
  readonly key: string;
}

/** Whether the record of a problem, which travels untyped, is a product. */
function isInlineProduct(record: unknown): record is InlineProduct {
  return (
    typeof record === 'object' &&
    record !== null &&
    'id' in record &&
    typeof record.id === 'string' &&
    'revision' in record &&
    typeof record.revision === 'number' &&
    'price' in record &&
    (record.price === null || typeof record.price === 'number') &&
    'quantity' in record &&
    typeof record.quantity === 'number'
  );
}

/** The newer product that a stale save's problem carries (contract: 412). */
function theirsIn(error: unknown): InlineProduct | null {
  const { status, current } = asProblem(error);
  return status === 412 && isInlineProduct(current) ? productOf(current) : null;
}

function productOf({ id, revision, price, quantity }: InlineProduct): InlineProduct {
  return {
    id,
    revision,
    price,
    quantity,
  };
}

function savedProduct({ event }: { event: { output: InlineProduct } }) {
  return {
    product: event.output,
  };
}

function toldProduct({ event }: { event: { product: InlineProduct } }) {
  return {
    product: event.product,
  };
}

function toldValue({ event }: { event: { value: TypedNumber } }) {
  return { value: event.value };
}

const machineSetup = setup({
  types: {
    context: {} as InlineEditContext,
    events: {} as InlineEditEvent,
    input: {} as { editId: string; field: InlineField; product: InlineProduct },
    tags: {} as 'open' | 'busy',
    emitted: {} as FigureChanged,
  },
  actors: {
    /** Returns the product after the change; rejects with an ApiProblem. */
    saveFigure: declareActor<InlineProduct, FigureInput>(),
  },
  guards: {
    isInvalid: ({ context }, { value }: { value: TypedNumber }) =>
      figureError(context.field, value) !== null,
    isUnchanged: ({ context }, { value }: { value: TypedNumber }) =>
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
    keepWantedValue: assign((_, { value }: { value: TypedNumber }) => ({
      wantedValue: value,
      error: null,
      problem: null,
    })),
    keepError: assign(({ context }, { value }: { value: TypedNumber }) => ({
      wantedValue: value,
      error: figureError(context.field, value),
      problem: null,
    })),
    keepReplaced: assign(({ context }) => ({ replaced: context.product[context.field] })),
    restoreReplaced: assign(({ context }) => ({ wantedValue: context.replaced, problem: null })),
    keepProblem: assign(problemFromError),
    takeTheirsOf: assign(({ context }, { error }: { error: unknown }) => ({
      product: theirsIn(error) ?? context.product,
    })),
    keepTheirs: assign((_, { error }: { error: unknown }) => ({ theirs: theirsIn(error) })),
    takeTheirs: assign(({ context }) => ({
      product: context.theirs ?? context.product,
      theirs: null,
    })),
    reportSaved: emit(({ context }: { context: InlineEditContext }) => ({
      type: 'figure.saved' as const,
      product: context.product,
    })),
    reportUndone: emit(({ context }: { context: InlineEditContext }) => ({
      type: 'figure.undone' as const,
      product: context.product,
    })),
    forgetWantedValue: assign({ wantedValue: null, error: null, problem: null }),
  },
  delays: { undoWindow: UNDO_FIGURE_WINDOW_MS },
});

/**
 * The shared part of saving and undoing; each adds its own target for success. `report` runs when
 * another user has already set the value.
 */
function sending<const Report extends readonly 'reportUndone'[]>(
  again: 'saving' | 'undoing',
  report: Report,
) {
  return {
    id: 'saveFigure',
    src: 'saveFigure',
    input: ({ context }: { context: InlineEditContext }): FigureInput => ({
      product: context.product,
      field: context.field,
      value: readableNumber(context.wantedValue),
      key: `${context.editId}-${context.product.revision}-${context.wantedValue}`,
    }),
    onError: [
      {
        guard: { type: 'isAgreed', params: errorFromEvent },
        target: '#inlineEdit.reading',
        actions: [{ type: 'takeTheirsOf', params: errorFromEvent }, ...report],
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
  } as const;
}

/**
 * One value of a simple product, its price or its stock, edited in the list. A save takes effect
 * once, also when it is sent repeatedly. A value that the rules or the server refuse stays in the
 * field with the reason. Another user's change of a different field does not conflict: the save is
 * repeated on the newer product. Only when another user changed the same value does the user choose
 * between the two. A save can be undone for ten seconds. Contract: 412 with the current product.
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
        // Another user's change of the same value is found by the save, and then the user has to
        // choose.
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
        ...sending('saving', []),
        onDone: {
          target: 'saved',
          meta: { proves: ['productsManaged'] },
          actions: ['keepReplaced', { type: 'keepProduct', params: savedProduct }, 'reportSaved'],
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
        ...sending('undoing', ['reportUndone']),
        onDone: {
          target: 'reading',
          actions: [{ type: 'keepProduct', params: savedProduct }, 'reportUndone'],
        },
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
