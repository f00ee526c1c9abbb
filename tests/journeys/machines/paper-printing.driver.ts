import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { orders } from '../../../server/database/schema/orders';
import { HeldRequests } from '../../support/browser/held-requests';
import type {
  OrdersKind,
  PaperPrintingDriver,
} from '../../support/machine-models/paper-printing.model';
import { waitForNetworkIdle } from '../support/network-idle';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

const LIST = '/api/store/orders/';
const BULK = '/api/store/orders/bulk';
const PRINTS = '/api/store/orders/prints';

/** The statuses of the two orders when they are read. */
const statuses: Record<OrdersKind, readonly [OrderStatus, OrderStatus]> = {
  'orders to prepare': ['confirmed', 'processing'],
  'orders in preparation': ['shipped', 'processing'],
  'no orders': ['shipped', 'shipped'],
};
const slips: Record<OrdersKind, number> = {
  'orders to prepare': 2,
  'orders in preparation': 1,
  'no orders': 0,
};

declare global {
  interface Window {
    /** Resolves the loading of the letters that a sheet waits for. */
    lettersCome?: () => void;
    /** How often the browser's print dialog was opened. */
    printings?: number;
  }
}

/** Printing of the slips of the orders to prepare, from the home page of the real portal. */
export function createPaperPrintingPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): PaperPrintingDriver {
  const held = new HeldRequests(page);
  const placed: string[] = [];
  let read: OrdersKind = 'no orders';

  const dialog = page.getByRole('dialog', { name: exactText('papers:print.title') });
  const retry = dialog.getByRole('button', { name: exactText('common:retry') });
  const progress = dialog.getByRole('progressbar');
  const sheet = page.locator('[data-print-sheet]');

  const become = async (kind: OrdersKind) => {
    for (const [index, id] of placed.entries()) {
      const [status] = statuses[kind].slice(index);
      await store.backend.database.db.update(orders).set({ status }).where(eq(orders.id, id));
    }
  };

  return {
    open: async (input) => {
      placed.push((await store.place({ status: 'confirmed' })).id);
      placed.push((await store.place({ status: 'processing' })).id);
      await page.addInitScript(holdPrinter);
      await openPortal('/dashboard');
      await page.getByRole('button', { name: exactText('papers:print.menu') }).click();
      // The home page reads the list of orders ahead.
      await waitForNetworkIdle(page);
      await Promise.all([LIST, BULK, PRINTS].map((path) => held.hold(path)));
      // Language and format follow the name of the paper.
      const name =
        input === 'a paper'
          ? textStart('papers:names.slip')
          : textStart('papers:print.prepare', { paper: exactText('papers:names.slip') });
      await page.getByRole('menuitem', { name }).click();
    },
    cancel: () => dialog.getByRole('button', { name: exactText('papers:print.cancel') }).click(),
    retry: () => retry.click(),
    closeSheet: async () => {
      await page.evaluate(() => window.lettersCome?.());
      await expect.poll(() => page.evaluate(() => window.printings)).toBe(1);
    },

    settleOrders: async (kind) => {
      read = kind;
      await become(kind);
      await held.release(LIST);
    },
    failOrders: () => held.failOne(LIST, answerUnavailable),
    settlePreparation: async () => {
      await held.release(BULK);
      await expect(page.getByText(exactText('papers:print.prepared', { count: 1 }))).toBeVisible();
    },
    failPreparation: () => held.failOne(BULK, answerUnavailable),
    settleRecord: () => held.release(PRINTS),
    failRecord: async () => {
      await held.failOne(PRINTS, answerUnavailable);
      await expect(page.getByText(exactText('papers:print.unrecorded'))).toBeVisible();
    },

    expectViewState: async (viewState) => {
      await expect(progress).toHaveCount(viewState === 'progress' ? 1 : 0);
      await expect(retry).toHaveCount(viewState === 'failure' ? 1 : 0);
      await expect(sheet).toHaveCount(viewState === 'sheet' ? 1 : 0);
      if (viewState === 'sheet') await expect(sheet.locator('article')).toHaveCount(slips[read]);
    },
  };
}

/**
 * Runs in the page: the letters load only when the test allows it, so that the finished sheet can
 * be checked, and the browser's dialog closes immediately.
 */
function holdPrinter(): void {
  window.printings = 0;
  const letters = new Promise<FontFace[]>((resolve) => {
    window.lettersCome = () => resolve([]);
  });
  document.fonts.load = () => letters;
  window.print = () => {
    window.printings = (window.printings ?? 0) + 1;
    window.dispatchEvent(new Event('afterprint'));
  };
}
