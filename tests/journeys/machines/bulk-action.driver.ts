import { expect, type Page } from '@playwright/test';
import { LINES_PER_REQUEST, RECORDS_PER_PAGE } from '#application/bulk/bulk-progress';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type BulkActionDriver,
  type BulkInitialState,
  type BulkVerdict,
  type BulkViewState,
  bulkHandOver,
  isWindowOpen,
} from '../../support/machine-models/bulk-action.model';
import { toggleSelection } from '../support/product-list';
import type { JourneyStore } from '../support/store';
import { CHOSEN_CLIENT, createOrderFixtures, OTHER_CLIENT } from './bulk-order-fixtures';
import { type BulkFixtures, createProductFixtures, productName } from './bulk-product-fixtures';
import {
  acceptanceToast,
  dismissUndo,
  type ExpectedBulkProgress,
  expectBulkViewState,
  expectNoWindow,
  type FailureReason,
  isRetryable,
  recordsOf,
  undoInTimeButton,
} from './bulk-view-assertions';
import { answerUnavailable } from './faults';
import { createPageClock, installPageClock } from './page-clock';
import { anyTextPattern, exactText, textPattern, textStart } from './translated-text';

const productList = '/api/store/products/search/get/';
const orderList = '/api/store/orders/';
const productUpdate = '/api/store/product/bulk/update/';
const orderUpdate = '/api/store/orders/bulk';

export interface BulkActionSetup {
  readonly store: JourneyStore;
  /** Opens the portal at a path as a seller who may change many products. */
  readonly openPortal: (path: string) => Promise<unknown>;
}

/** The records, the list where they are chosen, and the action on them. */
interface Scenario {
  readonly create: (store: JourneyStore) => Promise<BulkFixtures>;
  readonly path: string;
  readonly choose: (page: Page) => Promise<void>;
  /** Its text. */
  readonly button: string;
  readonly standing: Pick<ExpectedBulkProgress, 'kind' | 'chosen' | 'stage'>;
}

function productsOf(count: number) {
  return (store: JourneyStore) => createProductFixtures(store, count);
}

const one = {
  create: productsOf(1),
  path: '/dashboard/product',
  choose: (page: Page) => toggleSelection(page, productName(1)),
};

/** Selects all products that match, also on other pages, except the named ones. */
async function chooseAll(page: Page, count: number, ...except: string[]) {
  await toggleSelection(page, productName(count));
  await selectAll(page, count);
  await toggleSelection(page, ...except);
}

function selectAll(page: Page, count: number) {
  return page
    .getByRole('button', { name: textPattern('common:kit.selectAllRows', { count }) })
    .click();
}

const scenarios: Readonly<Record<BulkInitialState, Scenario>> = {
  'publishing one': {
    ...one,
    button: exactText('bulk:bar.publish'),
    standing: { kind: 'publish', chosen: 1, stage: 'checking' },
  },
  'pricing one': {
    ...one,
    button: exactText('bulk:bar.price'),
    standing: { kind: 'price', chosen: 1, stage: 'checking' },
  },
  'archiving all that match': {
    create: productsOf(RECORDS_PER_PAGE + 2),
    path: '/dashboard/product?q=tajine',
    choose: (page) => chooseAll(page, RECORDS_PER_PAGE + 2, productName(RECORDS_PER_PAGE + 2)),
    button: exactText('bulk:bar.archive'),
    standing: { kind: 'archive', chosen: RECORDS_PER_PAGE + 1, stage: 'collecting' },
  },
  'publishing a hundred and one': {
    create: productsOf(LINES_PER_REQUEST + 1),
    path: '/dashboard/product?q=tajine',
    choose: (page) => chooseAll(page, LINES_PER_REQUEST + 1),
    button: exactText('bulk:bar.publish'),
    standing: { kind: 'publish', chosen: LINES_PER_REQUEST + 1, stage: 'checking' },
  },
  'accepting an order': {
    create: (store) => createOrderFixtures(store, { status: 'pending', other: 'absent' }),
    path: '/dashboard/order',
    choose: (page) => toggleSelection(page, CHOSEN_CLIENT),
    button: exactText('bulk:all.accept', { count: 1 }),
    standing: { kind: 'accept', chosen: 1, stage: 'checking' },
  },
  'accepting two orders': {
    create: (store) => createOrderFixtures(store, { status: 'pending', other: 'chosen' }),
    path: '/dashboard/order',
    choose: (page) => toggleSelection(page, CHOSEN_CLIENT, OTHER_CLIENT),
    button: exactText('bulk:all.accept', { count: 2 }),
    standing: { kind: 'accept', chosen: 2, stage: 'checking' },
  },
  'handing over all that match': {
    create: (store) => createOrderFixtures(store, { status: 'ready', other: 'listed' }),
    path: '/dashboard/order',
    choose: async (page) => {
      await toggleSelection(page, CHOSEN_CLIENT);
      await selectAll(page, 2);
      await toggleSelection(page, OTHER_CLIENT);
    },
    button: exactText('bulk:all.handOver', { count: 1 }),
    standing: { kind: 'handOver', chosen: 1, stage: 'collecting' },
  },
};

/** The buttons that close the dialog, by its step. */
const CLOSE_BUTTONS = [
  'form.close',
  'progress.cancel',
  'review.cancel',
  'review.close',
  'results.close',
].map((key) => `bulk:${key}`);

const NOTHING_SUCCEEDED = { collecting: 0, checking: 0, running: 0, undoing: 0 };

/** Creates the driver of the test model for the lists of products and orders of the real portal. */
export function createBulkActionPageDriver(
  page: Page,
  { store, openPortal }: BulkActionSetup,
): BulkActionDriver {
  const held = new HeldRequests(page);
  const time = createPageClock(page);
  let records: BulkFixtures;
  let list: string;
  let update: string;
  let standing: ExpectedBulkProgress;
  let shown: BulkViewState = { step: null };
  let isOpen: boolean;

  /** Presses the button with one of these texts; the close button above may have the same text. */
  const press = (...words: string[]) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: anyTextPattern(words) })
      .last()
      .click();
  /** The bar of actions on the chosen records. */
  const bar = () =>
    page.getByRole('group', {
      name: textPattern(`${recordsOf(standing.kind)}:selected`, { count: standing.chosen }),
    });
  const stands = (change: Partial<ExpectedBulkProgress>) => {
    standing = { ...standing, ...change };
  };
  /** Starts a new stage for this number of records. */
  const begins = (stage: ExpectedBulkProgress['stage'], of: number, hindered = standing.failed) => {
    const passed = {
      ...standing.succeeded,
      [stage]: stage === 'running' ? standing.succeeded[stage] : 0,
    };
    stands({ stage, of, failed: hindered, succeeded: passed, done: 0, isStopping: false });
  };

  /**
   * Counts the lines of the pending request, and those that are not sent after it.
   * @param hindered how many of them are; all by default
   */
  const counts = (hindrance: FailureReason | null, hindered = Number.POSITIVE_INFINITY) => {
    const { stage, done, of, succeeded, failed, isStopping } = standing;
    const lines = Math.min(LINES_PER_REQUEST, of - done);
    const rest = of - done - lines;
    const bad = hindrance ? Math.min(hindered, lines) : 0;
    const isOver = isStopping || hindrance === 'unanswered';
    stands({
      done: done + lines,
      failed: {
        ...failed,
        ...(hindrance && { [hindrance]: (failed[hindrance] ?? 0) + bad }),
        ...(isOver && rest > 0 && { 'not sent': rest }),
      },
      succeeded: { ...succeeded, [stage]: succeeded[stage] + lines - bad },
    });
  };

  const linesAre = async (verdict: BulkVerdict) => {
    if (verdict === 'stale') await records.revise();
    if (verdict === 'refused') await records.closeExcept(0);
    if (verdict === 'taken') counts(null);
    // The first of two orders is cancelled; a product has been changed.
    else if (recordsOf(standing.kind) === 'orders')
      counts('refused', verdict === 'stale' ? 1 : undefined);
    else counts(verdict);
    const { kind, stage, succeeded } = standing;
    // The list is held for its pages, and read again after a handover.
    if (kind === 'handOver' && stage === 'running') held.releaseNext(list);
    await held.release(update);
    if (kind === 'accept' && stage === 'running' && succeeded.running > 0) await stopClock();
  };

  /** A step that is possible for all orders runs at once. */
  const runsOnAfterDryRun = () => {
    const { kind, done, of, failed, succeeded } = standing;
    const isPossibleForAll = done === of && Object.keys(failed).length === 0;
    if (recordsOf(kind) === 'orders' && isPossibleForAll) begins('running', succeeded.checking);
  };

  /** Stops the clock, so that the undo stays however long the checks take. */
  const stopClock = async () => {
    await expect(undoInTimeButton(page)).toBeVisible();
    // A toast fills in its text in the next frame, which a stopped clock does not draw.
    if (Object.keys(standing.failed).length === 0)
      await expect(acceptanceToast(page, standing.succeeded.running)).toBeVisible();
    await time.pause();
  };

  return {
    open: async (beginning) => {
      const scene = scenarios[beginning];
      records = await scene.create(store);
      const isOfOrders = recordsOf(scene.standing.kind) === 'orders';
      isOpen = !isOfOrders;
      list = isOfOrders ? orderList : productList;
      update = isOfOrders ? orderUpdate : productUpdate;
      const of = scene.standing.chosen;
      standing = {
        ...scene.standing,
        of,
        done: 0,
        isStopping: false,
        succeeded: NOTHING_SUCCEEDED,
        failed: {},
      };
      if (scene.standing.kind === 'accept') await installPageClock(page);
      await openPortal(scene.path);
      await scene.choose(page);
      await held.hold(update);
      if (standing.stage === 'collecting') await held.hold(list);
      await bar().getByRole('button', { name: scene.button, exact: true }).click();
    },
    choosePrice: async () => {
      await page.getByRole('combobox', { name: exactText('bulk:form.priceHow') }).click();
      await page.getByRole('option', { name: exactText('bulk:form.price.raisePercent') }).click();
      await page.getByRole('textbox', { name: exactText('bulk:form.percent') }).fill('10');
      await press('bulk:form.next');
      begins('checking', standing.chosen, {});
    },
    chooseCarrier: async () => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(textStart('orders:handOver.carrier')).fill(bulkHandOver.carrier);
      for (const trackingNumber of Object.values(bulkHandOver.trackingNumbers)) {
        const name = textPattern('orders:handOver.trackingNumberOf');
        await dialog.getByRole('textbox', { name }).fill(trackingNumber);
      }
      await press('bulk:bar.handOver');
      begins('checking', standing.chosen, {});
    },
    revise: () => press('bulk:review.revise'),
    checkAgain: async () => {
      await press('bulk:review.repeat');
      begins('checking', standing.of, {});
    },
    confirm: async () => {
      await press('bulk:review.confirm');
      begins('running', standing.succeeded.checking);
    },
    retryFailed: async () => {
      await press('bulk:results.retry');
      const entries = Object.entries(standing.failed);
      const isOne = ([failure]: [string, number]) => isRetryable(standing.kind, failure);
      const again = entries.filter(isOne).reduce((sum, [, count]) => sum + count, 0);
      const others = entries.filter((entry) => !isOne(entry));
      begins('checking', again, Object.fromEntries(others));
    },
    undo: async () => {
      if (standing.kind === 'accept') await undoInTimeButton(page).click();
      else await press('bulk:results.undo');
      await time.resume();
      begins('undoing', standing.succeeded.running, {});
    },
    retry: () => press('bulk:interruption.retry'),
    stop: async () => {
      if (held.isHeld(update)) stands({ isStopping: true });
      else counts('unanswered');
      await press('bulk:progress.stop', 'bulk:interruption.stop');
    },
    close: async () => {
      if (shown.step === 'completed') await dismissUndo(page);
      else await press(...CLOSE_BUTTONS);
      await time.resume();
    },
    elapseUndoWindow: async () => {
      await page.clock.fastForward(UNDO_ACCEPT_WINDOW_MS);
      await time.resume();
    },
    settlePage: async (which) => {
      if (which === 'the only one') {
        // The products of the pages read so far stay chosen: after the first page, no other page
        // follows.
        const read = Math.max(1, standing.done);
        await records.closeExcept(read);
        begins('checking', read);
      } else if (which === 'one of two') {
        stands({ done: RECORDS_PER_PAGE, of: RECORDS_PER_PAGE + 2 });
      }
      await held.release(list);
    },
    settleDryRun: async (verdict) => {
      await linesAre(verdict);
      runsOnAfterDryRun();
    },
    settleLines: linesAre,
    dropRequest: () =>
      held.failOne(standing.stage === 'collecting' ? list : update, answerUnavailable),
    expectViewState: async (viewState) => {
      shown = viewState;
      isOpen = isWindowOpen(viewState, isOpen);
      if (isOpen) await expectBulkViewState(page, viewState, standing);
      else await expectNoWindow(page, viewState, standing);
    },
  };
}
