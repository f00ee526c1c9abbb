import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';

/** A page of a list, in the contract's form for every list. */
export interface ListPage {
  readonly items: readonly unknown[];
  readonly total: number;
}

/** Requests a page (from 1) with {@link PRINT_PAGE_SIZE} rows; rejects with an ApiProblem. */
export type ReadPage = (page: number) => Promise<ListPage>;

/** Rows per request. */
export const PRINT_PAGE_SIZE = 100;

/** Maximum number of printed rows. The exported file has all of them. */
export const PRINT_LIMIT = 1000;

export type ListPrintEvent =
  | { type: 'print.cancel' }
  | { type: 'print.retry' }
  /** The browser's print dialog has closed, with any choice. */
  | { type: 'sheet.close' };

export interface ListPrintContext {
  readonly readPage: ReadPage;
  readonly rows: readonly unknown[];
  /** The number of rows that match the filters; null before the first page. */
  readonly total: number | null;
  readonly problem: ApiProblem | null;
}

function pageToRead({ rows }: ListPrintContext): number {
  return rows.length / PRINT_PAGE_SIZE + 1;
}

function newestPage({ event }: { event: { output: ListPage } }) {
  return { page: event.output };
}

/**
 * Prints a list under its filters: reads its pages one after the other. Then the sheet is ready for
 * the browser's print dialog.
 */
export const listPrintMachine = setup({
  types: {
    context: {} as ListPrintContext,
    events: {} as ListPrintEvent,
    input: {} as { readPage: ReadPage },
    tags: {} as 'open',
  },
  actors: {
    /** Returns a page of the list; rejects with an ApiProblem. */
    readPage: declareActor<ListPage, { readPage: ReadPage; page: number }>(),
  },
  guards: {
    /** All rows are read, or the maximum is reached. */
    isWhole: ({ context }, { page }: { page: ListPage }) => {
      const read = context.rows.length + page.items.length;
      return page.items.length < PRINT_PAGE_SIZE || read >= Math.min(page.total, PRINT_LIMIT);
    },
  },
  actions: {
    keepPage: assign(({ context }, { page }: { page: ListPage }) => ({
      rows: [...context.rows, ...page.items],
      total: page.total,
    })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'listPrint',
  context: ({ input }) => ({ readPage: input.readPage, rows: [], total: null, problem: null }),
  initial: 'collecting',
  states: {
    collecting: {
      tags: 'open',
      invoke: {
        id: 'readPage',
        src: 'readPage',
        input: ({ context }) => ({ readPage: context.readPage, page: pageToRead(context) }),
        onDone: [
          {
            guard: { type: 'isWhole', params: newestPage },
            target: 'ready',
            actions: { type: 'keepPage', params: newestPage },
          },
          {
            target: 'collecting',
            reenter: true,
            actions: { type: 'keepPage', params: newestPage },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
      on: { 'print.cancel': 'closed' },
    },
    failed: {
      tags: 'open',
      on: {
        'print.retry': { target: 'collecting', actions: 'forgetProblem' },
        'print.cancel': 'closed',
      },
    },
    ready: { on: { 'sheet.close': 'closed' } },
    closed: { type: 'final' },
  },
});
