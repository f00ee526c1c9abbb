import type { StateValue } from 'xstate';
import type { ProductBulkResult } from '#application/api/products-endpoints.generated';
import {
  type BulkContext,
  type BulkInput,
  bulkActionMachine,
} from '#application/bulk/bulk-action.machine';
import { type BulkAnswer, LINES_A_REQUEST, toTryAgain } from '#application/bulk/bulk-work';
import type { BulkProduct } from '#domain/products/bulk-change';
import { aBulkProduct } from '../builders/bulk-product';
import { type MachineScript, passedThrough } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** One more than a request takes. */
const MANY = Array.from({ length: LINES_A_REQUEST + 1 }, (_, at) => aBulkProduct(at + 1));
const ONE = MANY.slice(0, 1);

/** What is chosen, and what is to be done with it. */
export const bulkBeginnings = {
  'publishing one': { kind: 'publish', chosen: ONE, runId: 'run' },
  'pricing one': { kind: 'price', chosen: ONE, runId: 'run' },
  'archiving all that match': {
    kind: 'archive',
    runId: 'run',
    chosen: { query: { stock: ['low_stock'] }, except: ['prd_7'] },
  },
  'publishing a hundred and one': { kind: 'publish', chosen: MANY, runId: 'run' },
} satisfies Record<string, BulkInput>;

export type BulkBeginning = keyof typeof bulkBeginnings;

/** The pages that the list can answer with. */
export const bulkPages = {
  'one of two': { items: ONE, total: LINES_A_REQUEST + 1 },
  'the only one': { items: ONE, total: 1 },
} satisfies Record<string, { items: readonly BulkProduct[]; total: number }>;

const refusedLine = (id: string, status: number, code: string, current?: object) => ({
  id,
  status: 'refused' as const,
  revision: null,
  problem: { status, code, ...(current && { current: { ...current } }) },
});
const passedLine = (id: string, revision: number | null) => ({
  id,
  status: 'changed' as const,
  revision,
  problem: null,
});

/** How each line is answered; `stale` is the first line only. */
export type BulkVerdict = 'taken' | 'stale' | 'refused';

/** What the server answers to lines of these products; a dry run gives no revisions. */
export const bulkAnswer = (
  ids: readonly string[],
  verdict: BulkVerdict,
  revision: number | null,
): ProductBulkResult['items'] =>
  ids.map((id) => {
    if (verdict === 'refused') return refusedLine(id, 409, 'action_not_allowed');
    return verdict === 'stale' && id === 'prd_1'
      ? refusedLine(id, 412, 'stale_revision', aBulkProduct(1, 9))
      : passedLine(id, revision);
  });

const allIds = MANY.map(({ id }) => id);
/** The same as the machine hears it. */
const heard = (verdict: BulkVerdict, revision: number | null): BulkAnswer =>
  allIds.map((id) => {
    if (verdict === 'refused') return { id, refused: { reason: 'already_published' } };
    return verdict === 'stale' && id === 'prd_1'
      ? { id, refused: { reason: 'stale_revision', current: aBulkProduct(1, 9) } }
      : { id, revision, refused: null };
  });

const lines = (actor: string, verdict: BulkVerdict, revision: number | null) => ({
  type: `xstate.done.actor.${actor}`,
  output: heard(verdict, revision),
});
const unanswered = (actor: string) => ({
  type: `xstate.error.actor.${actor}`,
  error: problemOf(0, 'network'),
});

/** What the window over the list shows. */
export interface BulkSight {
  readonly step: 'form' | 'review' | 'interruption' | 'results' | 'undone' | 'progress' | null;
}

/** What a runner must be able to do to chosen products and to see of it. */
export interface BulkActionWorld {
  open(beginning: BulkBeginning): Promise<void>;
  choosePrice(): Promise<void>;
  revise(): Promise<void>;
  checkAgain(): Promise<void>;
  confirm(): Promise<void>;
  retryFailed(): Promise<void>;
  undo(): Promise<void>;
  retry(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
  pageComes(which: keyof typeof bulkPages): Promise<void>;
  linesAreTried(verdict: BulkVerdict): Promise<void>;
  linesAreSent(verdict: BulkVerdict): Promise<void>;
  noAnswerComes(): Promise<void>;
  sees(sight: BulkSight): Promise<void>;
}

/**
 * Of a hundred and one lines each is only ever taken: what else one can meet, `publishing one` shows. The
 * second of two pages is the last. Work that is about to stop isn't asked to stop again, unless it is interrupted.
 */
const isPossible = (
  { book, pagesRead, stopping }: BulkContext,
  label: string,
  value: StateValue,
): boolean => {
  if (label === 'a page comes, one of two') return pagesRead === 0;
  if (label === 'work.stop' && stopping) return value === 'interrupted';
  const isOne = book.lines.length === 1 && book.lines[0]?.record.id === 'prd_1';
  return isOne || !/: (stale|refused)$/.test(label);
};

/** The bulk-action machine, told so that Node and a browser can both play it. */
export const bulkActionScript: MachineScript<typeof bulkActionMachine, BulkActionWorld> = {
  model: {
    machine: bulkActionMachine,
    inputs: bulkBeginnings,
    events: {
      'change.choose': {
        type: 'change.choose',
        change: { kind: 'price', change: { how: 'percent', hundredths: 1_000 } },
      },
      'change.revise': { type: 'change.revise' },
      'check.repeat': { type: 'check.repeat' },
      'run.confirm': { type: 'run.confirm' },
      'failed.retry': { type: 'failed.retry' },
      'undo.start': { type: 'undo.start' },
      'work.retry': { type: 'work.retry' },
      'work.stop': { type: 'work.stop' },
      'work.close': { type: 'work.close' },
      'a page comes, one of two': {
        type: 'xstate.done.actor.readPage',
        output: bulkPages['one of two'],
      },
      'a page comes, the only one': {
        type: 'xstate.done.actor.readPage',
        output: bulkPages['the only one'],
      },
      'no page comes': unanswered('readPage'),
      'lines are tried: taken': lines('tryLines', 'taken', null),
      'lines are tried: stale': lines('tryLines', 'stale', null),
      'lines are tried: refused': lines('tryLines', 'refused', null),
      'lines are tried without an answer': unanswered('tryLines'),
      'lines are sent: taken': lines('sendLines', 'taken', 4),
      'lines are sent: stale': lines('sendLines', 'stale', 4),
      'lines are sent: refused': lines('sendLines', 'refused', 4),
      'lines are sent without an answer': unanswered('sendLines'),
    },
    serialise: ({ change, isRead, pagesRead, kind, stage, stopping, book }: BulkContext) => [
      kind,
      change !== null,
      isRead,
      pagesRead,
      stage,
      stopping,
      book.lines.length,
      book.answered,
      book.accepted.length,
      book.done.length,
      toTryAgain(book).length,
    ],
    ownOfWorld: {
      'book.refused.reason':
        'What refuses a line depends on the change; the model has one reason for all.',
    },
    isPossible,
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as BulkBeginning),

  does: {
    'change.choose': (world) => world.choosePrice(),
    'change.revise': (world) => world.revise(),
    'check.repeat': (world) => world.checkAgain(),
    'run.confirm': (world) => world.confirm(),
    'failed.retry': (world) => world.retryFailed(),
    'undo.start': (world) => world.undo(),
    'work.retry': (world) => world.retry(),
    'work.stop': (world) => world.stop(),
    'work.close': (world) => world.close(),
  },

  outcomes: {
    'a page comes, one of two': (world) => world.pageComes('one of two'),
    'a page comes, the only one': (world) => world.pageComes('the only one'),
    'no page comes': (world) => world.noAnswerComes(),
    'lines are tried: taken': (world) => world.linesAreTried('taken'),
    'lines are tried: stale': (world) => world.linesAreTried('stale'),
    'lines are tried: refused': (world) => world.linesAreTried('refused'),
    'lines are tried without an answer': (world) => world.noAnswerComes(),
    'lines are sent: taken': (world) => world.linesAreSent('taken'),
    'lines are sent: stale': (world) => world.linesAreSent('stale'),
    'lines are sent: refused': (world) => world.linesAreSent('refused'),
    'lines are sent without an answer': (world) => world.noAnswerComes(),
  },

  sees: {
    placing: passedThrough,
    choosing: (world) => world.sees({ step: 'form' }),
    collecting: (world) => world.sees({ step: 'progress' }),
    checking: (world) => world.sees({ step: 'progress' }),
    confirming: (world) => world.sees({ step: 'review' }),
    running: (world) => world.sees({ step: 'progress' }),
    interrupted: (world) => world.sees({ step: 'interruption' }),
    results: (world) => world.sees({ step: 'results' }),
    undoing: (world) => world.sees({ step: 'progress' }),
    undone: (world) => world.sees({ step: 'undone' }),
    closed: (world) => world.sees({ step: null }),
  },
};
