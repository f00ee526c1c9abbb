import { assign, emit, setup } from 'xstate';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { declareActor } from '../machine-actors';
import { problemFromError } from '../problem';
import {
  type BulkContext,
  type BulkInput,
  type BulkPages,
  type BulkStage,
  initialContext,
  withLines,
  withNewest,
  withPages,
} from './bulk-context';
import {
  type BulkResult,
  canBeUndone,
  EMPTY_PROGRESS,
  LINES_PER_REQUEST,
  planLines,
  recordsAfter,
  retryableRecords,
  startRun,
  startUndo,
  stopRun,
  withDryRunResult,
  withoutRetryable,
  withRunResult,
  withUndoResult,
} from './bulk-progress';
import { type Lines, linesOf, nextPagesOf, type PagesToRead } from './bulk-requests';
import { answerIn, interruptedByProblem, sendingState } from './bulk-sending';
import {
  type BulkChange,
  type BulkRecord,
  isChosenPerRecord,
  isUndoTimed,
  runsAtOnce,
  withoutValue,
} from './bulk-subject';

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

/** Emitted when lines have taken effect, or have been undone. */
export interface BulkActionPerformed {
  readonly type: 'action.performed';
  readonly isUndo: boolean;
  /** Whether it ran at once for all records: no dialog shows a result. */
  readonly isComplete: boolean;
  /** The records after it. */
  readonly records: readonly BulkRecord[];
}

function pagesIn({ event }: { event: { output: BulkPages } }) {
  return { pages: event.output };
}

const machineSetup = setup({
  types: {
    context: {} as BulkContext,
    events: {} as BulkActionEvent,
    input: {} as BulkInput,
    emitted: {} as BulkActionPerformed,
    tags: {} as 'working',
  },
  actors: {
    /** Reads pages (from 1) of the matching records at once; rejects with an ApiProblem. */
    readPages: declareActor<BulkPages, PagesToRead>(),
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
    isPossibleForAll: ({ context: { kind, progress } }) =>
      runsAtOnce(kind) && progress.accepted.length > 0 && progress.refused.length === 0,
    isComplete: ({ context: { kind, progress } }) =>
      runsAtOnce(kind) && progress.refused.length === 0,
    isCompleteAndUndoable: ({ context: { kind, progress } }) =>
      runsAtOnce(kind) && progress.refused.length === 0 && canBeUndone(progress),
    canRevise: ({ context }) =>
      withoutValue(context.kind) === null && context.progress.done.length === 0,
    canTryAgain: ({ context }) => retryableRecords(context.progress).length > 0,
    canUndoAnyTime: ({ context }) => canBeUndone(context.progress) && !isUndoTimed(context.kind),
    canUndoForTenSeconds: ({ context }) =>
      canBeUndone(context.progress) && isUndoTimed(context.kind),
    isStage: ({ context }, { stage }: { stage: BulkStage }) => context.stage === stage,
  },
  actions: {
    keepChange: assign((_, { change }: { change: BulkChange }) => ({
      change,
      progress: EMPTY_PROGRESS,
    })),
    keepPages: assign(({ context }, { pages }: { pages: BulkPages }) => withPages(context, pages)),
    planLines: assign(({ context }) =>
      context.change
        ? withLines(context, planLines(context.progress, context.records, context.change))
        : {},
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
    startUndo: assign(({ context }) => ({
      ...withLines(context, startUndo(context.progress)),
      pass: context.pass + 1,
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
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    report: emit(
      (
        { context: { progress } },
        { isUndo, isComplete }: Pick<BulkActionPerformed, 'isUndo' | 'isComplete'>,
      ) => ({
        type: 'action.performed',
        isUndo,
        isComplete,
        records: recordsAfter(isUndo ? progress.undone : progress.done),
      }),
    ),
  },
  delays: { undoWindow: UNDO_ACCEPT_WINDOW_MS },
});

/** The action of a machine that reports what took effect. */
function report<const Told extends Pick<BulkActionPerformed, 'isUndo' | 'isComplete'>>(told: Told) {
  return { type: 'report', params: told } as const;
}

/**
 * One action on many records: a change of products, or a step of orders or users (contract: "Update
 * many products", "Perform an action on many orders", "… on some of the staff"; `bulk-subject`
 * defines the differences). Stages: choose a value, collect all records that match a filter (first,
 * if each record has a value of its own, like the tracking number of a parcel), dry-run every line,
 * confirm, carry out in requests of a hundred lines, and undo: products at any time, each order
 * within ten seconds of its acceptance, by the server's clock. An unanswered request is repeated under
 * its own idempotency key, so that nothing happens twice. Each line has the revision that was read.
 * Only a record that another user changed since is refused; the seller can retry it with its current
 * version. A step of orders that is possible for all of them runs at once: it is confirmed only if the
 * dry run refuses an order, and its result is shown only if the run does.
 */
export const bulkActionMachine = machineSetup.createMachine({
  id: 'bulkAction',
  context: ({ input }) => initialContext(input),
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
      entry: 'show',
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
      entry: ['show', { type: 'enter', params: { stage: 'collecting' } }],
      invoke: {
        id: 'readPages',
        src: 'readPages',
        input: nextPagesOf,
        onDone: { target: 'placing', actions: { type: 'keepPages', params: pagesIn } },
        onError: interruptedByProblem,
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
          { target: 'checked', actions: { type: 'keepDryRunResult', params: answerIn } },
        ],
        onError: interruptedByProblem,
      },
      on: { 'work.close': 'closed' },
    },
    checked: {
      always: [
        { guard: 'isPossibleForAll', target: 'running', actions: 'begin' },
        { target: 'confirming' },
      ],
    },
    confirming: {
      entry: 'show',
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
      ...sendingState({ stage: 'running', keep: 'keepRunResult', end: 'runEnded' }),
    },
    runEnded: {
      always: [
        {
          guard: 'isCompleteAndUndoable',
          target: 'completed',
          actions: report({ isUndo: false, isComplete: true }),
        },
        {
          guard: 'isComplete',
          target: 'closed',
          actions: report({ isUndo: false, isComplete: true }),
        },
        { target: 'results' },
      ],
    },
    completed: {
      entry: 'hide',
      on: {
        'undo.start': { target: 'undoing', actions: 'startUndo' },
        'work.close': 'closed',
      },
      after: { undoWindow: 'closed' },
    },
    interrupted: {
      entry: 'show',
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
      entry: ['show', report({ isUndo: false, isComplete: false })],
      on: {
        'failed.retry': { guard: 'canTryAgain', target: 'placing', actions: 'retryFailed' },
        'work.close': 'closed',
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'canUndoForTenSeconds', target: 'undoable' }, { target: 'settled' }],
        },
        undoable: {
          on: { 'undo.start': { target: '#bulkAction.undoing', actions: 'startUndo' } },
          after: { undoWindow: 'settled' },
        },
        settled: {
          on: {
            'undo.start': {
              guard: 'canUndoAnyTime',
              target: '#bulkAction.undoing',
              actions: 'startUndo',
            },
          },
        },
      },
    },
    undoing: sendingState({ stage: 'undoing', keep: 'keepUndoResult', end: 'undoEnded' }),
    undoEnded: {
      always: [
        {
          guard: 'isComplete',
          target: 'closed',
          actions: report({ isUndo: true, isComplete: true }),
        },
        { target: 'undone' },
      ],
    },
    undone: {
      entry: ['show', report({ isUndo: true, isComplete: false })],
      on: { 'work.close': 'closed' },
    },
    closed: { type: 'final' },
  },
});
