import { expect, type Page } from '@playwright/test';
import { LINES_PER_REQUEST, RECORDS_PER_PAGE } from '#application/bulk/bulk-progress';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type BulkActionDriver,
  type BulkInitialState,
  type BulkVerdict,
  bulkHandOver,
} from '../../support/machine-models/bulk-action.model';
import { toggleSelection } from '../support/product-list';
import type { JourneyStore } from '../support/store';
import { CHOSEN_CLIENT, createOrderFixtures, OTHER_CLIENT } from './bulk-order-fixtures';
import { type BulkFixtures, createProductFixtures, productName } from './bulk-product-fixtures';
import {
  type ExpectedBulkProgress,
  expectBulkViewState,
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
  /** The key of its text. */
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
    button: 'bulk:bar.publish',
    standing: { kind: 'publish', chosen: 1, stage: 'checking' },
  },
  'pricing one': {
    ...one,
    button: 'bulk:bar.price',
    standing: { kind: 'price', chosen: 1, stage: 'checking' },
  },
  'archiving all that match': {
    create: productsOf(RECORDS_PER_PAGE + 2),
    path: '/dashboard/product?q=tajine',
    choose: (page) => chooseAll(page, RECORDS_PER_PAGE + 2, productName(RECORDS_PER_PAGE + 2)),
    button: 'bulk:bar.archive',
    standing: { kind: 'archive', chosen: RECORDS_PER_PAGE + 1, stage: 'collecting' },
  },
  'publishing a hundred and one': {
    create: productsOf(LINES_PER_REQUEST + 1),
    path: '/dashboard/product?q=tajine',
    choose: (page) => chooseAll(page, LINES_PER_REQUEST + 1),
    button: 'bulk:bar.publish',
    standing: { kind: 'publish', chosen: LINES_PER_REQUEST + 1, stage: 'checking' },
  },
  'accepting an order': {
    create: (store) => createOrderFixtures(store, { status: 'pending', beside: false }),
    path: '/dashboard/order',
    choose: (page) => toggleSelection(page, CHOSEN_CLIENT),
    button: 'bulk:bar.accept',
    standing: { kind: 'accept', chosen: 1, stage: 'checking' },
  },
  'handing over all that match': {
    create: (store) => createOrderFixtures(store, { status: 'ready', beside: true }),
    path: '/dashboard/order',
    choose: async (page) => {
      await toggleSelection(page, CHOSEN_CLIENT);
      await selectAll(page, 2);
      await toggleSelection(page, OTHER_CLIENT);
    },
    button: 'bulk:bar.handOver',
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

  /** Counts the lines of the pending request, all alike, and those that are not sent after it. */
  const counts = (hindrance: FailureReason | null) => {
    const { stage, done, of, succeeded, failed, isStopping } = standing;
    const lines = Math.min(LINES_PER_REQUEST, of - done);
    const rest = of - done - lines;
    const isOver = isStopping || hindrance === 'unanswered';
    stands({
      done: done + lines,
      failed: {
        ...failed,
        ...(hindrance && { [hindrance]: lines }),
        ...(isOver && rest > 0 && { 'not sent': rest }),
      },
      ...(!hindrance && { succeeded: { ...succeeded, [stage]: succeeded[stage] + lines } }),
    });
  };

  const linesAre = async (verdict: BulkVerdict) => {
    if (verdict === 'stale') await records.revise();
    if (verdict === 'refused') await records.closeExcept(0);
    counts(verdict === 'taken' ? null : verdict);
    await held.release(update);
    if (standing.kind === 'accept' && standing.stage === 'running' && verdict === 'taken')
      await stopClock();
  };

  /** Stops the clock, so that the undo stays however long the checks take. */
  const stopClock = async () => {
    await expect(undoInTimeButton(page)).toBeVisible();
    await time.pause();
  };

  return {
    open: async (beginning) => {
      const scene = scenarios[beginning];
      records = await scene.create(store);
      const isOfOrders = recordsOf(scene.standing.kind) === 'orders';
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
      await bar()
        .getByRole('button', { name: exactText(scene.button), exact: true })
        .click();
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
      await press('bulk:form.next');
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
      await press(standing.kind === 'accept' ? 'bulk:results.undoIn' : 'bulk:results.undo');
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
      await press(...CLOSE_BUTTONS);
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
    settleDryRun: linesAre,
    settleLines: linesAre,
    dropRequest: () =>
      held.failOne(standing.stage === 'collecting' ? list : update, answerUnavailable),
    expectViewState: (viewState) => expectBulkViewState(page, viewState, standing),
  };
}
