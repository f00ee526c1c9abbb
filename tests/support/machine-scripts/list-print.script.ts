import {
  type ListPage,
  type ListPrintContext,
  listPrintMachine,
  PRINT_LIMIT,
  PRINT_PAGE_SIZE,
} from '#application/lists/list-print.machine';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `row_${at}` }));

/** The pages that a list can answer with, by what they say of it. */
export const pages = {
  'a page of many': { items: rows(PRINT_PAGE_SIZE), total: PRINT_LIMIT * 50 },
  'the last page': { items: rows(40), total: PRINT_LIMIT * 50 },
  'a full last page': { items: rows(PRINT_PAGE_SIZE), total: PRINT_PAGE_SIZE },
} satisfies Record<string, ListPage>;

export type PageKind = keyof typeof pages;

export const refusal = problemOf(503, 'unavailable');

/** What the seller sees of a print. */
export type ListPrintSight = 'progress' | 'failure' | 'sheet' | 'nothing';

/** What a runner must be able to do with a print and to see of it. */
export interface ListPrintWorld {
  open(): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  closeSheet(): Promise<void>;
  pageComes(kind: PageKind): Promise<void>;
  pageFails(): Promise<void>;
  sees(sight: ListPrintSight): Promise<void>;
}

const arrives = (output: ListPage) => ({ type: 'xstate.done.actor.readPage', output });

/** The list-print machine, told so that Node and a browser can both play it. */
export const listPrintScript: MachineScript<typeof listPrintMachine, ListPrintWorld> = {
  model: {
    machine: listPrintMachine,
    inputs: { 'a list': { readPage: () => Promise.reject(refusal) } },
    events: {
      'print.cancel': { type: 'print.cancel' },
      'print.retry': { type: 'print.retry' },
      'sheet.close': { type: 'sheet.close' },
      'a page of many comes': arrives(pages['a page of many']),
      'the last page comes': arrives(pages['the last page']),
      'a full last page comes': arrives(pages['a full last page']),
      'the page fails': { type: 'xstate.error.actor.readPage', error: refusal },
    },
    serialise: ({ rows: read }: ListPrintContext) => [read.length],
  },

  opens: (world) => world.open(),

  does: {
    'print.cancel': (world) => world.cancel(),
    'print.retry': (world) => world.retry(),
    'sheet.close': (world) => world.closeSheet(),
  },

  outcomes: {
    'a page of many comes': (world) => world.pageComes('a page of many'),
    'the last page comes': (world) => world.pageComes('the last page'),
    'a full last page comes': (world) => world.pageComes('a full last page'),
    'the page fails': (world) => world.pageFails(),
  },

  sees: {
    collecting: (world) => world.sees('progress'),
    failed: (world) => world.sees('failure'),
    ready: (world) => world.sees('sheet'),
    closed: (world) => world.sees('nothing'),
  },
};
