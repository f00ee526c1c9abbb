import { expect, type Page } from '@playwright/test';
import { inArray } from 'drizzle-orm';
import { PRINT_PAGE_SIZE } from '#application/lists/list-print.machine';
import { newId } from '../../../server/database/ids';
import { posts } from '../../../server/database/schema/posts';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type ListPrintDriver,
  type PageKind,
  pages,
} from '../../support/machine-models/list-print.model';
import type { JourneyStore } from '../support/store';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText } from './translated-text';

const LIST = '/api/store/posts/';

/** Number of articles in the store when a page of the list is loaded; the first page is 1. */
const written: Record<PageKind, (page: number) => number> = {
  'a page of many': (page) => page * PRINT_PAGE_SIZE + 1,
  'the last page': (page) => (page - 1) * PRINT_PAGE_SIZE + pages['the last page'].items.length,
  'a full last page': (page) => page * PRINT_PAGE_SIZE,
};

declare global {
  interface Window {
    /** Resolves the loading of the fonts that the sheet waits for. */
    lettersCome?: () => void;
    /** How often the browser's print dialog was opened. */
    printings?: number;
  }
}

/** Printing of the list of articles on the real portal, as the driver of its test model. */
export function createListPrintPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): ListPrintDriver {
  const held = new HeldRequests(page);
  const articles = articlesIn(store);
  let read = 0;

  const dialog = page.getByRole('dialog', { name: exactText('lists:print.title') });
  const retry = dialog.getByRole('button', { name: exactText('common:retry') });
  const sheet = page.locator('[data-print-sheet]');

  return {
    open: async () => {
      await page.addInitScript(holdPrinter);
      await openPortal('/dashboard/post');
      await page.getByRole('button', { name: exactText('common:kit.tableSettings') }).click();
      await held.hold(LIST);
      await page.getByRole('button', { name: exactText('lists:print.action') }).click();
    },
    cancel: () => dialog.getByRole('button', { name: exactText('lists:print.cancel') }).click(),
    retry: () => retry.click(),
    closeSheet: async () => {
      await page.evaluate(() => window.lettersCome?.());
      await expect.poll(() => page.evaluate(() => window.printings)).toBe(1);
    },
    settlePage: async (kind) => {
      const at = read / PRINT_PAGE_SIZE + 1;
      await articles.become(written[kind](at));
      read += pages[kind].items.length;
      await held.release(LIST);
    },
    failPage: () => held.failOne(LIST, answerUnavailable),
    expectViewState: async (viewState) => {
      await expect(dialog).toHaveCount(viewState === 'progress' || viewState === 'failure' ? 1 : 0);
      await expect(retry).toHaveCount(viewState === 'failure' ? 1 : 0);
      await expect(sheet.locator('tbody tr')).toHaveCount(viewState === 'sheet' ? read : 0);
      if (viewState !== 'progress') return;
      const progress = dialog.getByRole('progressbar');
      await expect(progress).toHaveAttribute('aria-valuenow', String(read));
    },
  };
}

/**
 * Runs in the page: the fonts load only when the test allows it, so that the finished sheet can be
 * checked, and the browser's dialog closes immediately.
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

/** Articles of a store; later ones are further down in the list. */
function articlesIn({ backend, id: storeId }: JourneyStore) {
  const { db } = backend.database;
  const now = Date.now();
  const ids: string[] = [];
  const article = (at: number) => {
    const id = newId('pst', now + at);
    const moment = new Date(now - at * 1000);
    return {
      id,
      storeId,
      slug: id.replaceAll('_', '-'),
      createdAt: moment,
      updatedAt: moment,
      title: `Le four ${at}`,
      titleEn: `The kiln ${at}`,
      titleAr: `الفرن ${at}`,
      excerpt: '',
      excerptEn: '',
      excerptAr: '',
      content: '',
      contentEn: '',
      contentAr: '',
    };
  };
  return {
    become: async (count: number): Promise<void> => {
      const more = Array.from({ length: Math.max(count - ids.length, 0) }, (_, at) =>
        article(ids.length + at),
      );
      if (more.length > 0) await db.insert(posts).values(more);
      ids.push(...more.map(({ id }) => id));
      const fewer = ids.splice(count);
      if (fewer.length > 0) await db.delete(posts).where(inArray(posts.id, fewer));
    },
  };
}
