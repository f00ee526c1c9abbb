import {
  type ListPage,
  type ListPrintContext,
  listPrintMachine,
  PRINT_LIMIT,
  PRINT_PAGE_SIZE,
} from '#application/lists/list-print.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

function rows(count: number) {
  return Array.from({ length: count }, (_, at) => ({ id: `row_${at}` }));
}

/** The pages that a list can return, by their size and total. */
export const pages = {
  'a page of many': { items: rows(PRINT_PAGE_SIZE), total: PRINT_LIMIT * 50 },
  'the last page': { items: rows(40), total: PRINT_LIMIT * 50 },
  'a full last page': { items: rows(PRINT_PAGE_SIZE), total: PRINT_PAGE_SIZE },
} satisfies Record<string, ListPage>;

export type PageKind = keyof typeof pages;

export const refusal = problemOf(503, 'unavailable');

/** What the seller sees of printing a list. */
export type ListPrintViewState = 'progress' | 'failure' | 'sheet' | 'nothing';

/** The actions and assertions that a driver of a print must implement. */
export interface ListPrintDriver {
  open(): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  closeSheet(): Promise<void>;
  settlePage(kind: PageKind): Promise<void>;
  failPage(): Promise<void>;
  expectViewState(viewState: ListPrintViewState): Promise<void>;
}

function arrives(output: ListPage) {
  return { type: 'xstate.done.actor.readPage', output };
}

/** The list-print machine, as a test model that drivers in Node and in a browser can run. */
export const listPrintTestModel: MachineTestModel<typeof listPrintMachine, ListPrintDriver> = {
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

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'print.cancel': (driver) => driver.cancel(),
    'print.retry': (driver) => driver.retry(),
    'sheet.close': (driver) => driver.closeSheet(),
  },

  outcomeExecutors: {
    'a page of many comes': (driver) => driver.settlePage('a page of many'),
    'the last page comes': (driver) => driver.settlePage('the last page'),
    'a full last page comes': (driver) => driver.settlePage('a full last page'),
    'the page fails': (driver) => driver.failPage(),
  },

  stateAssertions: {
    collecting: (driver) => driver.expectViewState('progress'),
    failed: (driver) => driver.expectViewState('failure'),
    ready: (driver) => driver.expectViewState('sheet'),
    closed: (driver) => driver.expectViewState('nothing'),
  },
};
