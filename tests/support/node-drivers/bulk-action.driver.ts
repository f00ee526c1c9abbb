import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { provideBulkAction } from '#application/bulk/bulk-action.actors';
import type { BulkActionPerformed, bulkActionMachine } from '#application/bulk/bulk-action.machine';
import { subjectOf } from '#application/bulk/bulk-subject';
import type { Inspect } from '#application/create-application';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import type { BulkOrderRequest, ProductBulkUpdate } from '#openapi/types.generated';
import {
  type BulkActionDriver,
  type BulkVerdict,
  type BulkViewState,
  bulkAnswer,
  bulkHandOver,
  bulkInitialStates,
  bulkOrderAnswer,
  bulkPages,
  isWindowOpen,
} from '../machine-models/bulk-action.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const listUrl = '/api/store/products/search/get/';
const bulkUrl = '/api/store/product/bulk/update/';
const ordersUrl = '/api/store/orders/bulk';
const orderListUrl = '/api/store/orders/';

/** The running process with scripted adapters, as the driver of its test model. */
export function createBulkActionNodeDriver(inspect: Inspect) {
  const { actor, app, begin, playing, send, snapshot } =
    createMachineHarness<typeof bulkActionMachine>(inspect);
  const told: BulkActionPerformed[] = [];
  let isOpen = false;

  const answerOrders = async (verdict: BulkVerdict, revision: number | null) => {
    const request = app().transport.held.find(({ url }) => url === ordersUrl);
    // Only this process sends to the address, and always this body.
    const { action = 'accept', ids = [] } = (request?.body ?? {}) as Partial<BulkOrderRequest>;
    const [dryRun, doneCount, failedCount] = [revision === null, 0, 0];
    const results = bulkOrderAnswer(ids, verdict, revision);
    app().transport.accept(ordersUrl, { action, dryRun, doneCount, failedCount, results });
    await settle();
    if (!dryRun) expectReport(action === 'undoAccept');
  };

  /** A run or an undo of orders reports what it did, in the statuses after it. */
  const expectReport = (isUndo: boolean) => {
    const { kind, progress } = snapshot().context;
    const status = isUndo ? 'pending' : kind === 'accept' ? 'confirmed' : 'shipped';
    const isComplete = progress.refused.length === 0;
    const changes = isUndo ? progress.undone : progress.done;
    const records = changes.map(({ record }) => ({ ...record, status, revision: 4 }));
    expect(told.at(-1)).toEqual({ type: 'action.performed', isUndo, isComplete, records });
  };

  /** Answers every line of the pending request; there is none if there was no line to send. */
  const answerLines = async (verdict: BulkVerdict, revision: number | null) => {
    if (subjectOf(snapshot().context.kind) === 'orders') return answerOrders(verdict, revision);
    const request = app().transport.held.find(({ url }) => url === bulkUrl);
    // Only this process sends to the address, and always this body.
    const body = request?.body as ProductBulkUpdate | undefined;
    const ids = (body?.items ?? []).map(({ id }) => id);
    const [dryRun, changed, refused] = [revision === null, 0, 0];
    const answer = { dryRun, changed, refused, items: bulkAnswer(ids, verdict, revision) };
    app().transport.accept(bulkUrl, answer);
    await settle();
  };

  const driver: BulkActionDriver = {
    open: async (beginning) => {
      const input = bulkInitialStates[beginning];
      isOpen = subjectOf(input.kind) !== 'orders';
      await begin(providedMachine(provideBulkAction), input);
      actor().on('action.performed', (performed) => told.push(performed));
    },
    choosePrice: () =>
      send({
        type: 'change.choose',
        change: { kind: 'price', change: { how: 'percent', hundredths: 1_000 } },
      }),
    chooseCarrier: () => send({ type: 'change.choose', change: bulkHandOver }),
    revise: () => send({ type: 'change.revise' }),
    checkAgain: () => send({ type: 'check.repeat' }),
    confirm: () => send({ type: 'run.confirm' }),
    retryFailed: () => send({ type: 'failed.retry' }),
    undo: () => send({ type: 'undo.start' }),
    retry: () => send({ type: 'work.retry' }),
    stop: () => send({ type: 'work.stop' }),
    elapseUndoWindow: async () => app().clock.advance(UNDO_ACCEPT_WINDOW_MS),
    close: () => send({ type: 'work.close' }),
    settlePage: async (which) => {
      app().transport.accept(which === 'the only order' ? orderListUrl : listUrl, bulkPages[which]);
      await settle();
    },
    settleDryRun: (verdict) => answerLines(verdict, null),
    settleLines: (verdict) => answerLines(verdict, 4),
    dropRequest: async () => {
      const url = app().transport.held.at(-1)?.url ?? '';
      app().transport.refuse(url, problemOf(0, 'network'));
      await settle();
    },
    expectViewState: async (viewState) => {
      expect(viewStateOf(snapshot())).toEqual(viewState);
      isOpen = isWindowOpen(viewState, isOpen);
      if (viewState.step) expect(snapshot().context.isShown).toBe(isOpen);
    },
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof bulkActionMachine>): BulkViewState {
  if (snapshot.matches('collecting')) return { step: 'reading' };
  if (snapshot.hasTag('working')) return { step: 'progress' };
  if (snapshot.matches('choosing')) return { step: 'form' };
  if (snapshot.matches('confirming')) return { step: 'review' };
  if (snapshot.matches('interrupted')) return { step: 'interruption' };
  if (snapshot.matches('completed')) return { step: 'completed', undoInTime: true };
  if (snapshot.matches({ results: 'undoable' })) return { step: 'results', undoInTime: true };
  if (snapshot.matches('results')) return { step: 'results' };
  return { step: snapshot.matches('undone') ? 'undone' : null };
}
