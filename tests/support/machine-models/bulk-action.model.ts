import type { StateValue } from 'xstate';
import { bulkActionMachine } from '#application/bulk/bulk-action.machine';
import type { BulkContext, BulkInput } from '#application/bulk/bulk-context';
import {
  type BulkResult,
  LINES_PER_REQUEST,
  retryableRecords,
} from '#application/bulk/bulk-progress';
import type { BulkHandOver } from '#domain/orders/bulk-hand-over';
import type { BulkOrder } from '#domain/orders/bulk-order';
import type { BulkProduct } from '#domain/products/bulk-change';
import type { BulkOrderRow, ProductBulkResult } from '#openapi/types.generated';
import { aBulkOrder } from '../builders/bulk-order';
import { aBulkProduct } from '../builders/bulk-product';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** One more than a request can contain. */
const MANY = Array.from({ length: LINES_PER_REQUEST + 1 }, (_, at) => aBulkProduct(at + 1));
const ONE = MANY.slice(0, 1);
const ORDER = aBulkOrder(1);
const ORDERS = [ORDER, aBulkOrder(2)];
const READY = aBulkOrder(1, 'ready');

/** The selection, and the action on it. */
export const bulkInitialStates = {
  'publishing one': { kind: 'publish', chosen: ONE, runId: 'run' },
  'pricing one': { kind: 'price', chosen: ONE, runId: 'run' },
  'archiving all that match': {
    kind: 'archive',
    runId: 'run',
    chosen: { query: { stock: ['low_stock'] }, except: ['prd_7'] },
  },
  'publishing a hundred and one': { kind: 'publish', chosen: MANY, runId: 'run' },
  'accepting an order': { kind: 'accept', chosen: [ORDER], runId: 'run' },
  'accepting two orders': { kind: 'accept', chosen: ORDERS, runId: 'run' },
  'handing over all that match': {
    kind: 'handOver',
    runId: 'run',
    chosen: { query: { status: ['ready'] }, except: [] },
  },
} satisfies Record<string, BulkInput>;

export type BulkInitialState = keyof typeof bulkInitialStates;

/** The pages that the list can return. */
export const bulkPages = {
  'one of two': { items: ONE, total: LINES_PER_REQUEST + 1 },
  'the only one': { items: ONE, total: 1 },
  'the only order': { items: [READY], total: 1 },
} satisfies Record<string, { items: readonly (BulkProduct | BulkOrder)[]; total: number }>;

/** The carrier and the tracking number that the seller enters. */
export const bulkHandOver: BulkHandOver = {
  kind: 'handOver',
  carrier: 'Amana',
  trackingNumbers: { [READY.id]: 'MA123456789' },
};

function refusedLine(id: string, status: number, code: string, current?: object) {
  return {
    id,
    status: 'refused' as const,
    revision: null,
    problem: { status, code, ...(current && { current: { ...current } }) },
  };
}

function passedLine(id: string, revision: number | null) {
  return {
    id,
    status: 'changed' as const,
    revision,
    problem: null,
  };
}

/** The result of each line; `stale` affects only the first line. */
export type BulkVerdict = 'taken' | 'stale' | 'refused';

/** The server's response to lines of these products; a dry run returns no revisions. */
export function bulkAnswer(
  ids: readonly string[],
  verdict: BulkVerdict,
  revision: number | null,
): ProductBulkResult['items'] {
  return ids.map((id) => {
    if (verdict === 'refused') return refusedLine(id, 409, 'action_not_allowed');
    return verdict === 'stale' && id === 'prd_1'
      ? refusedLine(id, 412, 'stale_revision', aBulkProduct(1, 9))
      : passedLine(id, revision);
  });
}

/** The same response to lines of orders; `stale` refuses only the first of two. */
export function bulkOrderAnswer(
  ids: readonly string[],
  verdict: BulkVerdict,
  revision: number | null,
): BulkOrderRow[] {
  return ids.map((id) =>
    verdict === 'taken' || (verdict === 'stale' && id !== ORDER.id)
      ? {
          id,
          number: ORDER.number,
          isDone: true,
          code: null,
          status: 'confirmed',
          revision,
        }
      : {
          id,
          number: ORDER.number,
          revision: 1,
          isDone: false,
          code: 'action_not_allowed',
          status: 'cancelled',
        },
  );
}

const allIds = [...ORDERS, ...MANY].map(({ id }) => id);

/** The same response in the form that the machine receives. */
function heard(verdict: BulkVerdict, revision: number | null): BulkResult {
  return allIds.map((id) => {
    if (verdict === 'refused') return { id, refused: { reason: 'already_published' } };
    if (verdict === 'stale' && id === ORDER.id) return { id, refused: { reason: 'ended' } };
    return verdict === 'stale' && id === 'prd_1'
      ? { id, refused: { reason: 'stale_revision', current: aBulkProduct(1, 9) } }
      : { id, revision, refused: null };
  });
}

function lines(actor: string, verdict: BulkVerdict, revision: number | null) {
  return {
    type: `xstate.done.actor.${actor}`,
    output: heard(verdict, revision),
  };
}

function unanswered(actor: string) {
  return {
    type: `xstate.error.actor.${actor}`,
    error: problemOf(0, 'network'),
  };
}

/** The step shown in the window over the list. */
export interface BulkViewState {
  /**
   * `completed` is shown by a toast only. The window shows `progress` if it was open before:
   * {@link isWindowOpen}.
   */
  readonly step:
    | 'form'
    | 'reading'
    | 'progress'
    | 'review'
    | 'interruption'
    | 'completed'
    | 'results'
    | 'undone'
    | null;
  /** The results offer an undo for a limited time. */
  readonly undoInTime?: boolean;
}

/** Whether a window shows the step; `wasOpen` before it. */
export function isWindowOpen({ step }: BulkViewState, wasOpen: boolean): boolean {
  return step === 'progress' ? wasOpen : step !== 'completed' && step !== null;
}

/** The actions and assertions that a driver of selected products must implement. */
export interface BulkActionDriver {
  open(beginning: BulkInitialState): Promise<void>;
  choosePrice(): Promise<void>;
  chooseCarrier(): Promise<void>;
  revise(): Promise<void>;
  checkAgain(): Promise<void>;
  confirm(): Promise<void>;
  retryFailed(): Promise<void>;
  undo(): Promise<void>;
  retry(): Promise<void>;
  stop(): Promise<void>;
  elapseUndoWindow(): Promise<void>;
  close(): Promise<void>;
  settlePage(which: keyof typeof bulkPages): Promise<void>;
  settleDryRun(verdict: BulkVerdict): Promise<void>;
  settleLines(verdict: BulkVerdict): Promise<void>;
  dropRequest(): Promise<void>;
  expectViewState(viewState: BulkViewState): Promise<void>;
}

/**
 * With a hundred and one lines, every line is accepted: `publishing one` covers the other results.
 * The second of two pages is the last. Work that is already stopping is not asked to stop again,
 * unless it is interrupted. Lines of orders name no revision, except in an undo: of two orders, `stale`
 * refuses the first. Work without a window has no button to stop it, only its toast can be closed.
 */
function isPossible(
  { kind, progress, pagesRead, stopping, isShown }: BulkContext,
  label: string,
  value: StateValue,
): boolean {
  const isOfOrders = kind === 'accept' || kind === 'handOver';
  if (
    label.startsWith('a page comes, ') &&
    isOfOrders !== (label === 'a page comes, the only order')
  )
    return false;
  if (label.startsWith('change.choose')) return label.endsWith(': carrier') === isOfOrders;
  if (label === 'a page comes, one of two') return pagesRead === 0;
  if (!isShown && (label === 'work.stop' || label === 'work.close')) return value === 'completed';
  if (label === 'work.stop' && stopping) return value === 'interrupted';
  if (isOfOrders) return !label.endsWith(': stale') || progress.lines.length === ORDERS.length;
  const isOne = progress.lines.length === 1 && progress.lines[0]?.record.id === 'prd_1';
  return isOne || !/: (stale|refused)$/.test(label);
}

/** The bulk-action machine, as a test model that drivers in Node and in a browser can run. */
export const bulkActionTestModel: MachineTestModel<typeof bulkActionMachine, BulkActionDriver> = {
  model: {
    machine: bulkActionMachine,
    inputs: bulkInitialStates,
    events: {
      'change.choose': {
        type: 'change.choose',
        change: { kind: 'price', change: { how: 'percent', hundredths: 1_000 } },
      },
      'change.choose: carrier': { type: 'change.choose', change: bulkHandOver },
      'change.revise': { type: 'change.revise' },
      'check.repeat': { type: 'check.repeat' },
      'run.confirm': { type: 'run.confirm' },
      'failed.retry': { type: 'failed.retry' },
      'undo.start': { type: 'undo.start' },
      'work.retry': { type: 'work.retry' },
      'work.stop': { type: 'work.stop' },
      'work.close': { type: 'work.close' },
      'a page comes, one of two': {
        type: 'xstate.done.actor.readPages',
        output: bulkPages['one of two'],
      },
      'a page comes, the only one': {
        type: 'xstate.done.actor.readPages',
        output: bulkPages['the only one'],
      },
      'a page comes, the only order': {
        type: 'xstate.done.actor.readPages',
        output: bulkPages['the only order'],
      },
      'no page comes': unanswered('readPages'),
      'lines are tried: taken': lines('tryLines', 'taken', null),
      'lines are tried: stale': lines('tryLines', 'stale', null),
      'lines are tried: refused': lines('tryLines', 'refused', null),
      'lines are tried without an answer': unanswered('tryLines'),
      'lines are sent: taken': lines('sendLines', 'taken', 4),
      'lines are sent: stale': lines('sendLines', 'stale', 4),
      'lines are sent: refused': lines('sendLines', 'refused', 4),
      'lines are sent without an answer': unanswered('sendLines'),
      'ten seconds pass': { type: 'xstate.after.undoWindow.bulkAction.completed' },
      'ten seconds pass over the results': {
        type: 'xstate.after.undoWindow.bulkAction.results.undoable',
      },
    },
    serialise: ({
      change,
      isRead,
      pagesRead,
      kind,
      stage,
      stopping,
      isShown,
      progress,
    }: BulkContext) => [
      kind,
      change !== null,
      isRead,
      pagesRead,
      stage,
      stopping,
      isShown,
      progress.lines.length,
      progress.answered,
      progress.accepted.length,
      progress.done.length,
      progress.refused.length > 0,
      retryableRecords(progress).length,
    ],
    driverSpecificFields: {
      'progress.refused.reason':
        'What refuses a line depends on the change; the model has one reason for all.',
    },
    isPossible,
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as BulkInitialState),

  eventExecutors: {
    'change.choose': (driver, { change }) =>
      change.kind === 'handOver' ? driver.chooseCarrier() : driver.choosePrice(),
    'change.revise': (driver) => driver.revise(),
    'check.repeat': (driver) => driver.checkAgain(),
    'run.confirm': (driver) => driver.confirm(),
    'failed.retry': (driver) => driver.retryFailed(),
    'undo.start': (driver) => driver.undo(),
    'work.retry': (driver) => driver.retry(),
    'work.stop': (driver) => driver.stop(),
    'work.close': (driver) => driver.close(),
  },

  outcomeExecutors: {
    'a page comes, one of two': (driver) => driver.settlePage('one of two'),
    'a page comes, the only one': (driver) => driver.settlePage('the only one'),
    'a page comes, the only order': (driver) => driver.settlePage('the only order'),
    'no page comes': (driver) => driver.dropRequest(),
    'lines are tried: taken': (driver) => driver.settleDryRun('taken'),
    'lines are tried: stale': (driver) => driver.settleDryRun('stale'),
    'lines are tried: refused': (driver) => driver.settleDryRun('refused'),
    'lines are tried without an answer': (driver) => driver.dropRequest(),
    'lines are sent: taken': (driver) => driver.settleLines('taken'),
    'lines are sent: stale': (driver) => driver.settleLines('stale'),
    'lines are sent: refused': (driver) => driver.settleLines('refused'),
    'lines are sent without an answer': (driver) => driver.dropRequest(),
    'ten seconds pass': (driver) => driver.elapseUndoWindow(),
    'ten seconds pass over the results': (driver) => driver.elapseUndoWindow(),
  },

  stateAssertions: {
    placing: transientState,
    choosing: (driver) => driver.expectViewState({ step: 'form' }),
    collecting: (driver) => driver.expectViewState({ step: 'reading' }),
    checking: (driver) => driver.expectViewState({ step: 'progress' }),
    checked: transientState,
    confirming: (driver) => driver.expectViewState({ step: 'review' }),
    running: (driver) => driver.expectViewState({ step: 'progress' }),
    runEnded: transientState,
    completed: (driver) => driver.expectViewState({ step: 'completed', undoInTime: true }),
    interrupted: (driver) => driver.expectViewState({ step: 'interruption' }),
    'results.deciding': transientState,
    'results.undoable': (driver) => driver.expectViewState({ step: 'results', undoInTime: true }),
    'results.settled': (driver) => driver.expectViewState({ step: 'results' }),
    undoing: (driver) => driver.expectViewState({ step: 'progress' }),
    undoEnded: transientState,
    undone: (driver) => driver.expectViewState({ step: 'undone' }),
    closed: (driver) => driver.expectViewState({ step: null }),
  },
};
