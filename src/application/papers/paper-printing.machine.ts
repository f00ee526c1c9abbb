import { assign, emit, setup } from 'xstate';
import type { OrderPaper } from '#domain/papers/papers';
import type { AllowedOrderAction } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';

/** An order on a paper: what printing needs to know of it. */
export interface PrintedOrder {
  readonly id: string;
  /** With `prepare` if the user may begin its preparation now. */
  readonly allowedActions: readonly Pick<AllowedOrderAction, 'action'>[];
}

/** Requests everything that the paper says; rejects with an ApiProblem. */
export type ReadOrders = () => Promise<readonly PrintedOrder[]>;

export interface PaperPrintingInput {
  /** Null for a paper of no order, whose printing is recorded nowhere. */
  readonly paper: OrderPaper | null;
  readonly readOrders: ReadOrders;
  /** Whether the preparation of the orders begins before their papers are printed. */
  readonly prepares: boolean;
}

export type PaperPrintingEvent =
  | { type: 'print.cancel' }
  | { type: 'print.retry' }
  /** The browser's print dialog has closed, with any choice. */
  | { type: 'sheet.close' };

/** What the seller is told beside the paper. */
export type PaperPrintingEmitted =
  /** The preparation of these orders has begun; the others had it begun, or may not. */
  | { type: 'orders.prepared'; ids: readonly string[] }
  /** The paper was printed, but the orders' history does not say so. */
  | { type: 'printing.unrecorded' };

export interface PaperPrintingContext extends PaperPrintingInput {
  readonly orders: readonly PrintedOrder[];
  readonly problem: ApiProblem | null;
}

function idsOf(orders: readonly PrintedOrder[]): string[] {
  return orders.map(({ id }) => id);
}

/** The orders whose preparation can begin. */
export function preparableOrders(orders: readonly PrintedOrder[]): string[] {
  return idsOf(
    orders.filter(({ allowedActions }) =>
      allowedActions.some(({ action }) => action === 'prepare'),
    ),
  );
}

function readOrdersOf({ event }: { event: { output: readonly PrintedOrder[] } }) {
  return { orders: event.output };
}

/**
 * Prints a paper of one or many orders, if asked after beginning their preparation, and records the
 * printing in the orders' history. What stands on the paper is read before, so that orders which
 * were chosen by their status are the same ones throughout.
 */
export const paperPrintingMachine = setup({
  types: {
    context: {} as PaperPrintingContext,
    events: {} as PaperPrintingEvent,
    input: {} as PaperPrintingInput,
    emitted: {} as PaperPrintingEmitted,
    tags: {} as 'open' | 'unsuccessful',
  },
  actors: {
    /** Returns the orders; rejects with an ApiProblem. */
    readOrders: declareActor<readonly PrintedOrder[], { readOrders: ReadOrders }>(),
    /** Begins the preparation; returns of which orders. Rejects with an ApiProblem. */
    prepareOrders: declareActor<readonly string[], { ids: readonly string[] }>(),
    /** Writes the printing into the history of the orders; rejects with an ApiProblem. */
    recordPrinting: declareActor<void, { paper: OrderPaper | null; ids: readonly string[] }>(),
  },
  guards: {
    /** The preparation is asked for, and can begin for at least one order. */
    canPrepare: ({ context }, { orders }: { orders: readonly PrintedOrder[] }) =>
      context.prepares && preparableOrders(orders).length > 0,
    /** The paper belongs to an order, whose history records it. */
    hasOrders: ({ context }) => context.orders.length > 0,
  },
  actions: {
    keepOrders: assign((_, { orders }: { orders: readonly PrintedOrder[] }) => ({ orders })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
    reportPreparation: emit((_, { ids }: { ids: readonly string[] }) => ({
      type: 'orders.prepared',
      ids,
    })),
    reportUnrecorded: emit({ type: 'printing.unrecorded' }),
  },
}).createMachine({
  id: 'paperPrinting',
  context: ({ input }) => ({ ...input, orders: [], problem: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'open',
      invoke: {
        id: 'readOrders',
        src: 'readOrders',
        input: ({ context }) => ({ readOrders: context.readOrders }),
        onDone: [
          {
            guard: { type: 'canPrepare', params: readOrdersOf },
            target: 'preparing',
            actions: { type: 'keepOrders', params: readOrdersOf },
          },
          { target: 'ready', actions: { type: 'keepOrders', params: readOrdersOf } },
        ],
        onError: { target: 'unread', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
      on: { 'print.cancel': 'closed' },
    },
    unread: {
      tags: ['open', 'unsuccessful'],
      on: {
        'print.retry': { target: 'reading', actions: 'forgetProblem' },
        'print.cancel': 'closed',
      },
    },
    preparing: {
      tags: 'open',
      invoke: {
        id: 'prepareOrders',
        src: 'prepareOrders',
        input: ({ context }) => ({ ids: preparableOrders(context.orders) }),
        onDone: {
          target: 'ready',
          actions: {
            type: 'reportPreparation',
            params: ({ event }) => ({ ids: event.output }),
          },
        },
        onError: {
          target: 'unprepared',
          actions: { type: 'keepProblem', params: errorFromEvent },
        },
      },
    },
    unprepared: {
      tags: ['open', 'unsuccessful'],
      on: {
        'print.retry': { target: 'preparing', actions: 'forgetProblem' },
        'print.cancel': 'closed',
      },
    },
    ready: {
      on: { 'sheet.close': [{ guard: 'hasOrders', target: 'recording' }, { target: 'closed' }] },
    },
    recording: {
      invoke: {
        id: 'recordPrinting',
        src: 'recordPrinting',
        input: ({ context }) => ({ paper: context.paper, ids: idsOf(context.orders) }),
        onDone: 'closed',
        onError: { target: 'closed', actions: 'reportUnrecorded' },
      },
    },
    closed: { type: 'final' },
  },
});
