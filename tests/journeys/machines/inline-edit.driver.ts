import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { formatAmount } from '#domain/format/money';
import { isUnreadable, readableNumber } from '#domain/format/unreadable-number';
import { UNDO_FIGURE_WINDOW_MS } from '#domain/products/product-numbers';
import { variants } from '../../../server/database/schema/products';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  bowl,
  type InlineEditDriver,
  otherThan,
  type SaveOutcome,
} from '../../support/machine-models/inline-edit.model';
import { waitForChunks } from '../support/lazy-chunks';
import { waitForNetworkIdle } from '../support/network-idle';
import { row } from '../support/product-list';
import { answerUnavailable } from './faults';
import { createPageClock, installPageClock } from './page-clock';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textStart } from './translated-text';

/** The product's code, which is shown next to its name in every language. */
const CODE = 'BOL-FES-18';

/** The price of a product in the list of the real portal as the driver of its test model. */
export function createInlineEditPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): InlineEditDriver {
  const held = new HeldRequests(page);
  const record = `product/${store.productId}`;
  const call = `PATCH /api/store/${record}`;
  const time = createPageClock(page);
  /**
   * Prices in the process: the current one, the requested one, the replaced one, and a colleague's.
   */
  let price = bowl.price;
  let wanted = bowl.price;
  let replaced = bowl.price;
  let theirs = bowl.price;
  /** Whether the last check showed only the figure, without undo. */
  let isAtRest = false;

  const figure = row(page, CODE).getByRole('button', {
    name: exactText('inlineEdit:change.price'),
    includeHidden: true,
  });
  const waiting = figure.and(page.locator('[aria-busy=true]'));
  const field = page.getByRole('textbox', { name: textStart('inlineEdit:field.price') });
  const choice = page.getByRole('dialog', { name: exactText('inlineEdit:conflict.title') });
  const undo = page.getByRole('button', { name: textStart('inlineEdit:undoIn') });
  const begin = async () => {
    await time.resume();
    await figure.click();
    await field.waitFor();
  };
  const cancel = () => field.press('Escape');
  /**
   * Opens and cancels the figure: its process starts at that, and idles only until the list is
   * updated.
   */
  const stirred = async () => {
    await begin();
    await cancel();
  };

  const isStruckThrough = async (compareAtPrice: number | null) => {
    const { db } = store.backend.database;
    const ofProduct = eq(variants.productId, store.productId);
    await db.update(variants).set({ compareAtPrice }).where(ofProduct);
  };
  /** Changes to the product before the server receives a save. */
  const meanwhile: Record<Exclude<SaveOutcome, 'without an answer'>, () => Promise<void>> = {
    'with success': async () => {
      [replaced, price] = [price, wanted];
    },
    'a colleague set another price': async () => {
      theirs = otherThan(price, wanted);
      await colleague.edits(record, { price: theirs });
    },
    'a colleague changed the stock': () => colleague.edits(record, { stockAdjustment: -1 }),
    'a colleague set the same price': async () => {
      await colleague.edits(record, { price: wanted });
      price = wanted;
    },
    refused: () => isStruckThrough((wanted ?? 0) - 1),
  };

  return {
    open: async () => {
      await held.hold(call);
      await installPageClock(page);
      const code = waitForChunks(page, 'connection-banner');
      await openPortal('/dashboard/product');
      await code;
      await waitForNetworkIdle(page);
      await stirred();
    },
    begin,
    cancel,
    save: async (value) => {
      wanted = readableNumber(value);
      const text = isUnreadable(value) ? value.unreadable : wanted === null ? '' : written(wanted);
      await field.fill(text);
      await field.press('Enter');
    },
    takeTheirs: async () => {
      await choice.getByRole('button', { name: textStart('inlineEdit:conflict.take') }).click();
      price = theirs;
    },
    keepMine: async () => {
      await choice.getByRole('button', { name: textStart('inlineEdit:conflict.keep') }).click();
      price = theirs;
    },
    undo: async () => {
      await time.resume();
      await undo.click();
      wanted = replaced;
    },
    dismissUndo: async () => {
      await time.resume();
      await page
        .getByRole('status')
        .filter({ has: undo })
        .getByRole('button', { name: exactText('common:kit.dismiss') })
        .click();
    },
    elapseUndoWindow: async () => {
      await time.resume();
      await page.clock.fastForward(UNDO_FIGURE_WINDOW_MS);
    },
    receiveListUpdate: async (product) => {
      await time.resume();
      if (isAtRest) await stirred();
      await refetchAfter(page, () =>
        colleague.edits(record, { price: product.price, stockAdjustment: -1 }),
      );
      price = product.price;
    },
    settleSave: async (how) => {
      if (how === 'without an answer') return held.failOne(call, answerUnavailable);
      await isStruckThrough(null);
      await meanwhile[how]();
      await held.release(call);
      // The machine continues automatically: it sends the same figure again.
      if (how === 'a colleague changed the stock') {
        await expect.poll(() => held.isHeld(call)).toBe(true);
      }
    },
    expectViewState: async ({ shown, undoable }) => {
      isAtRest = shown === 'figure' && !undoable;
      if (undoable) await time.pause();
      await expect(field).toHaveCount(shown === 'field' ? 1 : 0);
      await expect(choice).toHaveCount(shown === 'choice' ? 1 : 0);
      await expect(waiting).toHaveCount(shown === 'wish' ? 1 : 0);
      await expect(undo).toHaveCount(undoable ? 1 : 0);
      if (shown === 'figure') await expect(figure).toContainText(written(price ?? 0));
      if (shown === 'wish') await expect(figure).toContainText(written(wanted ?? 0));
    },
  };
}

/** A price formatted in the page's language: in dirhams, with centimes. */
function written(price: number): string {
  return formatAmount(price, LANGUAGE);
}
