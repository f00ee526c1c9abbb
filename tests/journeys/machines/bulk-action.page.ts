import type { Page } from '@playwright/test';
import { LINES_A_REQUEST, RECORDS_A_PAGE } from '#application/bulk/bulk-work';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import type {
  BulkActionWorld,
  BulkBeginning,
  BulkVerdict,
} from '../../support/machine-scripts/bulk-action.script';
import { choose } from '../support/product-list';
import type { JourneyStore } from '../support/store';
import { type ProductsInStore, productName, productsIn } from './bulk-products';
import { type BulkStanding, expectBulkSight, type Hindrance } from './bulk-sight';
import { serverIsDown } from './faults';
import { saying, sayingOneOf, says } from './spoken';

const list = '/api/store/products/search/get/';
const update = '/api/store/product/bulk/update/';

export interface BulkActionSetting {
  readonly store: JourneyStore;
  /** Opens the portal at a path as a seller who may change many products. */
  readonly openPortal: (path: string) => Promise<unknown>;
}

/** How many products there are, where they are chosen, and what is asked of them. */
interface Scene {
  readonly products: number;
  readonly path: string;
  readonly choose: (page: Page) => Promise<void>;
  /** The key of its words. */
  readonly button: string;
  readonly standing: Pick<BulkStanding, 'kind' | 'chosen' | 'stage'>;
}

const one = {
  products: 1,
  path: '/dashboard/product',
  choose: (page: Page) => choose(page, productName(1)),
};

/** All that match the search, also those of other pages; those that are named are left out again. */
const chooseAll = async (page: Page, count: number, ...except: string[]) => {
  await choose(page, productName(count));
  await page.getByRole('button', { name: saying('common:kit.selectAllRows', { count }) }).click();
  await choose(page, ...except);
};

const scenes: Readonly<Record<BulkBeginning, Scene>> = {
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
    products: RECORDS_A_PAGE + 2,
    path: '/dashboard/product?q=tajine',
    choose: (page) => chooseAll(page, RECORDS_A_PAGE + 2, productName(RECORDS_A_PAGE + 2)),
    button: 'bulk:bar.archive',
    standing: { kind: 'archive', chosen: RECORDS_A_PAGE + 1, stage: 'collecting' },
  },
  'publishing a hundred and one': {
    products: LINES_A_REQUEST + 1,
    path: '/dashboard/product?q=tajine',
    choose: (page) => chooseAll(page, LINES_A_REQUEST + 1),
    button: 'bulk:bar.publish',
    standing: { kind: 'publish', chosen: LINES_A_REQUEST + 1, stage: 'checking' },
  },
};

/** How the window is left, by where it stands. */
const WAYS_OUT = [
  'form.close',
  'progress.cancel',
  'review.cancel',
  'review.close',
  'results.close',
].map((key) => `bulk:${key}`);

const NOTHING_PASSED = { collecting: 0, checking: 0, running: 0, undoing: 0 };

/** The list of products on the real portal as a world that the script can play in. */
export const bulkActionOnPage = (
  page: Page,
  { store, openPortal }: BulkActionSetting,
): BulkActionWorld => {
  const held = new HeldCalls(page);
  let products: ProductsInStore;
  let standing: BulkStanding;

  /** Presses what says one of these; the cross above may say the same as a button below. */
  const press = (...words: string[]) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: sayingOneOf(words) })
      .last()
      .click();
  /** What can be done with the chosen products. */
  const bar = () =>
    page.getByRole('group', {
      name: saying('products:selected', { count: standing.chosen }),
    });
  const stands = (change: Partial<BulkStanding>) => {
    standing = { ...standing, ...change };
  };
  /** A new pass over so many products begins. */
  const begins = (stage: BulkStanding['stage'], of: number, hindered = standing.hindered) => {
    const passed = {
      ...standing.passed,
      [stage]: stage === 'running' ? standing.passed[stage] : 0,
    };
    stands({ stage, of, hindered, passed, done: 0, isStopping: false });
  };

  /** Counts the lines of the request that waits, all alike, and what is not sent after it. */
  const counts = (hindrance: Hindrance | null) => {
    const { stage, done, of, passed, hindered, isStopping } = standing;
    const lines = Math.min(LINES_A_REQUEST, of - done);
    const rest = of - done - lines;
    const isOver = isStopping || hindrance === 'unanswered';
    stands({
      done: done + lines,
      hindered: {
        ...hindered,
        ...(hindrance && { [hindrance]: lines }),
        ...(isOver && rest > 0 && { 'not sent': rest }),
      },
      ...(!hindrance && { passed: { ...passed, [stage]: passed[stage] + lines } }),
    });
  };

  const linesAre = async (verdict: BulkVerdict) => {
    if (verdict === 'stale') await products.areRevised();
    if (verdict === 'refused') await products.remain(0);
    counts(verdict === 'taken' ? null : verdict);
    await held.goOn(update);
  };

  return {
    open: async (beginning) => {
      const scene = scenes[beginning];
      products = await productsIn(store, scene.products);
      const of = scene.standing.chosen;
      standing = {
        ...scene.standing,
        of,
        done: 0,
        isStopping: false,
        passed: NOTHING_PASSED,
        hindered: {},
      };
      await openPortal(scene.path);
      await scene.choose(page);
      await held.hold(update);
      if (standing.stage === 'collecting') await held.hold(list);
      await bar()
        .getByRole('button', { name: says(scene.button), exact: true })
        .click();
    },
    choosePrice: async () => {
      await page.getByRole('combobox', { name: says('bulk:form.priceHow') }).click();
      await page.getByRole('option', { name: says('bulk:form.price.raisePercent') }).click();
      await page.getByRole('textbox', { name: says('bulk:form.percent') }).fill('10');
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
      begins('running', standing.passed.checking);
    },
    retryFailed: async () => {
      await press('bulk:results.retry');
      const { stale = 0, 'not sent': notSent = 0, ...others } = standing.hindered;
      begins('checking', stale + notSent, others);
    },
    undo: async () => {
      await press('bulk:results.undo');
      begins('undoing', standing.passed.running, {});
    },
    retry: () => press('bulk:interruption.retry'),
    stop: async () => {
      if (held.waits(update)) stands({ isStopping: true });
      else counts('unanswered');
      await press('bulk:progress.stop', 'bulk:interruption.stop');
    },
    close: () => press(...WAYS_OUT),
    pageComes: async (which) => {
      if (which === 'the only one') {
        // What was read already has been chosen: after the first page nothing more is left to come.
        const read = Math.max(1, standing.done);
        await products.remain(read);
        begins('checking', read);
      } else {
        stands({ done: RECORDS_A_PAGE, of: RECORDS_A_PAGE + 2 });
      }
      await held.goOn(list);
    },
    linesAreTried: linesAre,
    linesAreSent: linesAre,
    noAnswerComes: () => held.fail(standing.stage === 'collecting' ? list : update, serverIsDown),
    sees: (sight) => expectBulkSight(page, sight, standing),
  };
};
