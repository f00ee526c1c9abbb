import { assign, setup } from 'xstate';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import type { ListOrdersApiArg } from '../api/orders-endpoints.generated';
import type { SearchProductsApiArg } from '../api/products-endpoints.generated';
import type { ListUsersApiArg } from '../api/users-endpoints.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';
import {
  type BulkProgress,
  type BulkResult,
  canBeUndone,
  EMPTY_PROGRESS,
  LINES_PER_REQUEST,
  nextLines,
  planLines,
  RECORDS_PER_PAGE,
  retryableRecords,
  startRun,
  startUndo,
  stopRun,
  withDryRunResult,
  withoutRetryable,
  withRunResult,
  withUndoResult,
} from './bulk-progress';
import {
  type BulkChange,
  type BulkKind,
  type BulkLine,
  type BulkRecord,
  bulkRecordOf,
  isChosenPerRecord,
  isUndoTimed,
  withoutValue,
} from './bulk-subject';

/** The arguments of a list query. */
export type BulkQuery = SearchProductsApiArg | ListOrdersApiArg | ListUsersApiArg;

/** All records that match a list's filter, except a few. */
export interface BulkFilter {
  readonly query: BulkQuery;
  readonly except: readonly string[];
}

export interface BulkInput {
  readonly kind: BulkKind;
  /** The chosen records, or the filter that selects them. */
  readonly chosen: readonly BulkRecord[] | BulkFilter;
  /** Prefix of every request's idempotency key; letters, digits and hyphens. */
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

/** The interrupted stage, to resume after a retry. */
type BulkStage = 'collecting' | 'checking' | 'running' | 'undoing';

export interface BulkContext {
  readonly kind: BulkKind;
  readonly runId: string;
  readonly change: BulkChange | null;
  readonly filter: BulkFilter | null;
  readonly records: readonly BulkRecord[];
  /** Pages of the list read so far, and the number of matching records once it is known. */
  readonly pagesRead: number;
  readonly total: number | null;
  readonly isRead: boolean;
  readonly progress: BulkProgress;
  /** Counts writing passes, so that each of their requests has its own key. */
  readonly pass: number;
  readonly stage: BulkStage;
  /** The seller requested a stop: no request is sent after the one in flight. */
  readonly stopping: boolean;
  readonly problem: ApiProblem | null;
}

/** A page of the matching records. */
export interface BulkPage {
  readonly items: readonly BulkRecord[];
  readonly total: number;
}

function beginning({ kind, chosen, runId }: BulkInput): BulkContext {
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
    progress: EMPTY_PROGRESS,
    pass: 0,
    stage: 'checking',
    stopping: false,
    problem: null,
  };
}

function withPage(context: BulkContext, { items, total }: BulkPage): Partial<BulkContext> {
  const known = new Set([
    ...(context.filter?.except ?? []),
    ...context.records.map(({ id }) => id),
  ]);
  const fresh = items.filter(({ id }) => !known.has(id)).map(bulkRecordOf);
  const pagesRead = context.pagesRead + 1;
  const isRead = items.length === 0 || pagesRead * RECORDS_PER_PAGE >= total;
  return { records: [...context.records, ...fresh], pagesRead, total, isRead };
}

/** The records, each replaced by the current one if a refusal returned it. */
function withNewest({ records, progress }: BulkContext): readonly BulkRecord[] {
  const newer = new Map(retryableRecords(progress).map((record) => [record.id, record]));
  return records.map((record) => newer.get(record.id) ?? record);
}

function linesOf({ context }: { context: BulkContext }) {
  return {
    kind: context.kind,
    lines: nextLines(context.progress).map(({ line }) => line),
  };
}

function keyedLinesOf({ context }: { context: BulkContext }) {
  return {
    ...linesOf({ context }),
    key: `${context.runId}-${context.pass}-${context.progress.answered}`,
  };
}

function answerIn({ event }: { event: { output: BulkResult } }) {
  return { answer: event.output };
}

function pageIn({ event }: { event: { output: BulkPage } }) {
  return { page: event.output };
}

/** The lines of one request, all of one kind. */
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
    /** Returns a page (from 1) of the matching records; rejects with an ApiProblem. */
    readPage: declareActor<BulkPage, { kind: BulkKind; query: BulkQuery; page: number }>(),
    /** Validates lines by a dry run without effect; rejects with an ApiProblem. */
    tryLines: declareActor<BulkResult, Lines>(),
    /** Carries out lines, once per key; rejects with an ApiProblem. */
    sendLines: declareActor<BulkResult, Lines & { key: string }>(),
  },
  guards: {
    isUndecided: ({ context: { change, isRead, kind } }) =>
      change === null && (isRead || !isChosenPerRecord(kind)),
    isUnread: ({ context }) => !context.isRead,
    hasMoreLines: ({ context: { progress } }) =>
      progress.answered + LINES_PER_REQUEST < progress.lines.length,
    isStopping: ({ context }) => context.stopping,
    canRun: ({ context }) => context.progress.accepted.length > 0,
    canRevise: ({ context }) =>
      withoutValue(context.kind) === null && context.progress.done.length === 0,
    canTryAgain: ({ context }) => retryableRecords(context.progress).length > 0,
    /** `isTimed`: the undo is possible for a limited time. */
    canUndo: ({ context }, { isTimed }: { isTimed: boolean }) =>
      canBeUndone(context.progress) && isUndoTimed(context.kind) === isTimed,
    isStage: ({ context }, { stage }: { stage: BulkStage }) => context.stage === stage,
  },
  actions: {
    keepChange: assign((_, { change }: { change: BulkChange }) => ({
      change,
      progress: EMPTY_PROGRESS,
    })),
    keepPage: assign(({ context }, { page }: { page: BulkPage }) => withPage(context, page)),
    planLines: assign(({ context: { progress, records, change } }) =>
      change ? { progress: planLines(progress, records, change) } : {},
    ),
    keepDryRunResult: assign(({ context: { progress } }, { answer }: { answer: BulkResult }) => ({
      progress: withDryRunResult(progress, answer),
    })),
    begin: assign(({ context: { progress, pass } }) => ({
      progress: startRun(progress),
      pass: pass + 1,
    })),
    keepRunResult: assign(({ context: { progress } }, { answer }: { answer: BulkResult }) => ({
      progress: withRunResult(progress, answer),
    })),
    startUndo: assign(({ context: { progress, pass } }) => ({
      progress: startUndo(progress),
      pass: pass + 1,
      stopping: false,
    })),
    keepUndoResult: assign(({ context: { progress } }, { answer }: { answer: BulkResult }) => ({
      progress: withUndoResult(progress, answer),
    })),
    reloadRecords: assign(({ context }) => ({
      records: withNewest(context),
      progress: { ...context.progress, refused: [] },
    })),
    retryFailed: assign(({ context }) => ({
      records: retryableRecords(context.progress),
      progress: withoutRetryable(context.progress),
      stopping: false,
    })),
    requestStop: assign({ stopping: true }),
    interrupt: assign(({ context: { progress } }, { unanswered }: { unanswered: number }) => ({
      progress: stopRun(progress, unanswered),
    })),
    enter: assign((_, { stage }: { stage: BulkStage }) => ({ stage, problem: null })),
    keepProblem: assign(problemFromError),
  },
  delays: { undoWindow: UNDO_ACCEPT_WINDOW_MS },
});

/**
 * One action on many records: a change of products, or a step of orders or users (contract: "Update
 * many products", "Perform an action on many orders", "… on some of the staff"; `bulk-subject`
 * defines the differences). Stages: choose a value, collect all records that match a filter (first,
 * if each record has a value of its own, like the tracking number of a parcel), dry-run every line,
 * confirm, carry out in requests of a hundred lines, and undo: products at any time, accepted orders
 * within ten seconds, by which the server judges each of them. An unanswered request is repeated
 * under its own idempotency key, so that nothing happens twice. Each line has the revision that was
 * read. Only a record that another user changed since is refused; the seller can retry it with its
 * current version.
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
        { target: 'checking', actions: 'planLines' },
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
        onError: {
          target: 'interrupted',
          actions: { type: 'keepProblem', params: errorFromEvent },
        },
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
            actions: { type: 'keepDryRunResult', params: answerIn },
          },
          { target: 'confirming', actions: { type: 'keepDryRunResult', params: answerIn } },
        ],
        onError: {
          target: 'interrupted',
          actions: { type: 'keepProblem', params: errorFromEvent },
        },
      },
      on: { 'work.close': 'closed' },
    },
    confirming: {
      meta: { proves: ['userDeletionAsked'] },
      on: {
        'run.confirm': { guard: 'canRun', target: 'running', actions: 'begin' },
        'change.revise': { guard: 'canRevise', target: 'choosing' },
        'check.repeat': { guard: 'canTryAgain', target: 'placing', actions: 'reloadRecords' },
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
              { type: 'keepRunResult', params: answerIn },
              { type: 'interrupt', params: { unanswered: 0 } },
            ],
          },
          {
            guard: 'hasMoreLines',
            target: 'running',
            reenter: true,
            actions: { type: 'keepRunResult', params: answerIn },
          },
          { target: 'results', actions: { type: 'keepRunResult', params: answerIn } },
        ],
        onError: {
          target: 'interrupted',
          actions: { type: 'keepProblem', params: errorFromEvent },
        },
      },
      on: { 'work.stop': { actions: 'requestStop' } },
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
            actions: { type: 'interrupt', params: { unanswered: LINES_PER_REQUEST } },
          },
          {
            guard: { type: 'isStage', params: { stage: 'undoing' } },
            target: 'undone',
            actions: { type: 'interrupt', params: { unanswered: LINES_PER_REQUEST } },
          },
          { target: 'closed' },
        ],
      },
    },
    results: {
      on: {
        'failed.retry': { guard: 'canTryAgain', target: 'placing', actions: 'retryFailed' },
        'work.close': 'closed',
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: { type: 'canUndo', params: { isTimed: true } }, target: 'undoable' },
            { target: 'settled' },
          ],
        },
        undoable: {
          on: { 'undo.start': { target: '#bulkAction.undoing', actions: 'startUndo' } },
          after: { undoWindow: 'settled' },
        },
        settled: {
          on: {
            'undo.start': {
              guard: { type: 'canUndo', params: { isTimed: false } },
              target: '#bulkAction.undoing',
              actions: 'startUndo',
            },
          },
        },
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
              { type: 'keepUndoResult', params: answerIn },
              { type: 'interrupt', params: { unanswered: 0 } },
            ],
          },
          {
            guard: 'hasMoreLines',
            target: 'undoing',
            reenter: true,
            actions: { type: 'keepUndoResult', params: answerIn },
          },
          { target: 'undone', actions: { type: 'keepUndoResult', params: answerIn } },
        ],
        onError: {
          target: 'interrupted',
          actions: { type: 'keepProblem', params: errorFromEvent },
        },
      },
      on: { 'work.stop': { actions: 'requestStop' } },
    },
    undone: { on: { 'work.close': 'closed' } },
    closed: { type: 'final' },
  },
});
