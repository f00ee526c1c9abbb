import { assign, setup } from 'xstate';
import type { ListOrdersApiArg } from '../api/orders-endpoints.generated';
import type { SearchProductsApiArg } from '../api/products-endpoints.generated';
import type { ListUsersApiArg } from '../api/users-endpoints.generated';
import { declared } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import { rejection } from '../record-actions';
import {
  type BulkChange,
  type BulkKind,
  type BulkLine,
  type BulkRecord,
  bulkRecordOf,
  withoutValue,
} from './bulk-subject';
import {
  type BulkAnswer,
  type BulkBook,
  begun,
  brokenOff,
  canBeUndone,
  carriedOut,
  drawnUp,
  EMPTY_BOOK,
  LINES_A_REQUEST,
  nextLines,
  RECORDS_A_PAGE,
  takenBack,
  toTryAgain,
  tried,
  turnedRound,
  withoutPassing,
} from './bulk-work';

/** What a list of the records is asked for. */
export type BulkQuery = SearchProductsApiArg | ListOrdersApiArg | ListUsersApiArg;

/** All that match a list's filter, save a few. */
export interface BulkFilter {
  readonly query: BulkQuery;
  readonly except: readonly string[];
}

export interface BulkInput {
  readonly kind: BulkKind;
  /** The chosen records, or the filter that chooses them. */
  readonly chosen: readonly BulkRecord[] | BulkFilter;
  /** Begins the idempotency key of every request; letters, digits and hyphens. */
  readonly runId: string;
}

export type BulkActionEvent =
  | { type: 'change.choose'; change: BulkChange }
  | { type: 'change.revise' }
  | { type: 'check.repeat' }
  | { type: 'run.confirm' }
  | { type: 'failed.retry' }
  | { type: 'undo.start' }
  | { type: 'work.retry' }
  | { type: 'work.stop' }
  | { type: 'work.close' };

/** The work that was interrupted, to go on with. */
type BulkStage = 'collecting' | 'checking' | 'running' | 'undoing';

export interface BulkContext {
  readonly kind: BulkKind;
  readonly runId: string;
  readonly change: BulkChange | null;
  readonly filter: BulkFilter | null;
  readonly records: readonly BulkRecord[];
  /** Pages of the list read so far, and how many records match it once that is known. */
  readonly pagesRead: number;
  readonly total: number | null;
  readonly isRead: boolean;
  readonly book: BulkBook;
  /** Counts passes that write, so that each of their requests has a key of its own. */
  readonly pass: number;
  readonly stage: BulkStage;
  /** The seller asked to stop: nothing more is sent after the request under way. */
  readonly stopping: boolean;
  readonly problem: ApiProblem | null;
}

/** A page of the records that match. */
export interface BulkPage {
  readonly items: readonly BulkRecord[];
  readonly total: number;
}

const beginning = ({ kind, chosen, runId }: BulkInput): BulkContext => {
  const filter = 'query' in chosen ? chosen : null;
  return {
    kind,
    runId,
    filter,
    change: withoutValue(kind),
    records: 'query' in chosen ? [] : chosen.map(bulkRecordOf),
    pagesRead: 0,
    total: null,
    isRead: filter === null,
    book: EMPTY_BOOK,
    pass: 0,
    stage: 'checking',
    stopping: false,
    problem: null,
  };
};

const withPage = (context: BulkContext, { items, total }: BulkPage): Partial<BulkContext> => {
  const known = new Set([
    ...(context.filter?.except ?? []),
    ...context.records.map(({ id }) => id),
  ]);
  const fresh = items.filter(({ id }) => !known.has(id)).map(bulkRecordOf);
  const pagesRead = context.pagesRead + 1;
  const isRead = items.length === 0 || pagesRead * RECORDS_A_PAGE >= total;
  return { records: [...context.records, ...fresh], pagesRead, total, isRead };
};

/** The records as they stand now, where a refusal has told. */
const withNewest = ({ records, book }: BulkContext): readonly BulkRecord[] => {
  const newer = new Map(toTryAgain(book).map((record) => [record.id, record]));
  return records.map((record) => newer.get(record.id) ?? record);
};

const linesOf = ({ context }: { context: BulkContext }) => ({
  kind: context.kind,
  lines: nextLines(context.book).map(({ line }) => line),
});
const keyedLinesOf = ({ context }: { context: BulkContext }) => ({
  ...linesOf({ context }),
  key: `${context.runId}-${context.pass}-${context.book.answered}`,
});
const answerIn = ({ event }: { event: { output: BulkAnswer } }) => ({ answer: event.output });
const pageIn = ({ event }: { event: { output: BulkPage } }) => ({ page: event.output });

/** The lines of one request; all are of one kind. */
interface Lines {
  readonly kind: BulkKind;
  readonly lines: readonly BulkLine[];
}

const machineSetup = setup({
  types: {
    context: {} as BulkContext,
    events: {} as BulkActionEvent,
    input: {} as BulkInput,
    tags: {} as 'working',
  },
  actors: {
    /** Gives a page (from 1) of the records that match; rejects with an ApiProblem. */
    readPage: declared<BulkPage, { kind: BulkKind; query: BulkQuery; page: number }>(),
    /** Has lines judged without effect; rejects with an ApiProblem. */
    tryLines: declared<BulkAnswer, Lines>(),
    /** Has lines carried out, once for each key; rejects with an ApiProblem. */
    sendLines: declared<BulkAnswer, Lines & { key: string }>(),
  },
  guards: {
    isUndecided: ({ context }) => context.change === null,
    isUnread: ({ context }) => !context.isRead,
    hasMoreLines: ({ context: { book } }) => book.answered + LINES_A_REQUEST < book.lines.length,
    isStopping: ({ context }) => context.stopping,
    canRun: ({ context }) => context.book.accepted.length > 0,
    canRevise: ({ context }) =>
      withoutValue(context.kind) === null && context.book.done.length === 0,
    canTryAgain: ({ context }) => toTryAgain(context.book).length > 0,
    canUndo: ({ context }) => canBeUndone(context.book),
    isStage: ({ context }, { stage }: { stage: BulkStage }) => context.stage === stage,
  },
  actions: {
    keepChange: assign((_, { change }: { change: BulkChange }) => ({
      change,
      book: EMPTY_BOOK,
    })),
    keepPage: assign(({ context }, { page }: { page: BulkPage }) => withPage(context, page)),
    drawUp: assign(({ context: { book, records, change } }) =>
      change ? { book: drawnUp(book, records, change) } : {},
    ),
    keepTried: assign(({ context: { book } }, { answer }: { answer: BulkAnswer }) => ({
      book: tried(book, answer),
    })),
    begin: assign(({ context: { book, pass } }) => ({ book: begun(book), pass: pass + 1 })),
    keepDone: assign(({ context: { book } }, { answer }: { answer: BulkAnswer }) => ({
      book: carriedOut(book, answer),
    })),
    turnRound: assign(({ context: { book, pass } }) => ({
      book: turnedRound(book),
      pass: pass + 1,
      stopping: false,
    })),
    keepUndone: assign(({ context: { book } }, { answer }: { answer: BulkAnswer }) => ({
      book: takenBack(book, answer),
    })),
    takeUpNewest: assign(({ context }) => ({
      records: withNewest(context),
      book: { ...context.book, refused: [] },
    })),
    takeUpFailed: assign(({ context }) => ({
      records: toTryAgain(context.book),
      book: withoutPassing(context.book),
      stopping: false,
    })),
    noteStop: assign({ stopping: true }),
    breakOff: assign(({ context: { book } }, { unanswered }: { unanswered: number }) => ({
      book: brokenOff(book, unanswered),
    })),
    enter: assign((_, { stage }: { stage: BulkStage }) => ({ stage, problem: null })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
  },
});

/**
 * One deed for many records, a change of products or a step of orders or users (contract: "Change many
 * products", "Take one action on many orders", "… on some of the staff"; what differs stands in `bulk-subject`): choose a value, gather all that
 * match a filter, have every line judged without effect, confirm, carry out in requests of a hundred
 * lines, and take it back. A request that got no answer is repeated under its own idempotency key,
 * so that nothing happens twice. Each line names the revision that was seen; what somebody else has
 * changed since is refused alone and can be tried again as it stands now.
 */
export const bulkActionMachine = machineSetup.createMachine({
  id: 'bulkAction',
  context: ({ input }) => beginning(input),
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: 'isUndecided', target: 'choosing' },
        { guard: 'isUnread', target: 'collecting' },
        { target: 'checking', actions: 'drawUp' },
      ],
    },
    choosing: {
      on: {
        'change.choose': {
          target: 'placing',
          actions: { type: 'keepChange', params: ({ event }) => ({ change: event.change }) },
        },
        'work.close': 'closed',
      },
    },
    collecting: {
      tags: 'working',
      entry: { type: 'enter', params: { stage: 'collecting' } },
      invoke: {
        id: 'readPage',
        src: 'readPage',
        input: ({ context: { kind, filter, pagesRead } }) => ({
          kind,
          query: filter?.query ?? {},
          page: pagesRead + 1,
        }),
        onDone: { target: 'placing', actions: { type: 'keepPage', params: pageIn } },
        onError: { target: 'interrupted', actions: { type: 'keepProblem', params: rejection } },
      },
      on: { 'work.close': 'closed' },
    },
    checking: {
      tags: 'working',
      entry: { type: 'enter', params: { stage: 'checking' } },
      invoke: {
        id: 'tryLines',
        src: 'tryLines',
        input: linesOf,
        onDone: [
          {
            guard: 'hasMoreLines',
            target: 'checking',
            reenter: true,
            actions: { type: 'keepTried', params: answerIn },
          },
          { target: 'confirming', actions: { type: 'keepTried', params: answerIn } },
        ],
        onError: { target: 'interrupted', actions: { type: 'keepProblem', params: rejection } },
      },
      on: { 'work.close': 'closed' },
    },
    confirming: {
      meta: { proves: ['userDeletionAsked'] },
      on: {
        'run.confirm': { guard: 'canRun', target: 'running', actions: 'begin' },
        'change.revise': { guard: 'canRevise', target: 'choosing' },
        'check.repeat': { guard: 'canTryAgain', target: 'placing', actions: 'takeUpNewest' },
        'work.close': 'closed',
      },
    },
    running: {
      meta: { proves: ['updatedTogether'] },
      tags: 'working',
      entry: { type: 'enter', params: { stage: 'running' } },
      invoke: {
        id: 'sendLines',
        src: 'sendLines',
        input: keyedLinesOf,
        onDone: [
          {
            guard: 'isStopping',
            target: 'results',
            actions: [
              { type: 'keepDone', params: answerIn },
              { type: 'breakOff', params: { unanswered: 0 } },
            ],
          },
          {
            guard: 'hasMoreLines',
            target: 'running',
            reenter: true,
            actions: { type: 'keepDone', params: answerIn },
          },
          { target: 'results', actions: { type: 'keepDone', params: answerIn } },
        ],
        onError: { target: 'interrupted', actions: { type: 'keepProblem', params: rejection } },
      },
      on: { 'work.stop': { actions: 'noteStop' } },
    },
    interrupted: {
      on: {
        'work.retry': [
          { guard: { type: 'isStage', params: { stage: 'collecting' } }, target: 'collecting' },
          { guard: { type: 'isStage', params: { stage: 'checking' } }, target: 'checking' },
          { guard: { type: 'isStage', params: { stage: 'running' } }, target: 'running' },
          { target: 'undoing' },
        ],
        'work.stop': [
          {
            guard: { type: 'isStage', params: { stage: 'running' } },
            target: 'results',
            actions: { type: 'breakOff', params: { unanswered: LINES_A_REQUEST } },
          },
          {
            guard: { type: 'isStage', params: { stage: 'undoing' } },
            target: 'undone',
            actions: { type: 'breakOff', params: { unanswered: LINES_A_REQUEST } },
          },
          { target: 'closed' },
        ],
      },
    },
    results: {
      on: {
        'failed.retry': { guard: 'canTryAgain', target: 'placing', actions: 'takeUpFailed' },
        'undo.start': { guard: 'canUndo', target: 'undoing', actions: 'turnRound' },
        'work.close': 'closed',
      },
    },
    undoing: {
      tags: 'working',
      entry: { type: 'enter', params: { stage: 'undoing' } },
      invoke: {
        id: 'sendLines',
        src: 'sendLines',
        input: keyedLinesOf,
        onDone: [
          {
            guard: 'isStopping',
            target: 'undone',
            actions: [
              { type: 'keepUndone', params: answerIn },
              { type: 'breakOff', params: { unanswered: 0 } },
            ],
          },
          {
            guard: 'hasMoreLines',
            target: 'undoing',
            reenter: true,
            actions: { type: 'keepUndone', params: answerIn },
          },
          { target: 'undone', actions: { type: 'keepUndone', params: answerIn } },
        ],
        onError: { target: 'interrupted', actions: { type: 'keepProblem', params: rejection } },
      },
      on: { 'work.stop': { actions: 'noteStop' } },
    },
    undone: { on: { 'work.close': 'closed' } },
    closed: { type: 'final' },
  },
});
