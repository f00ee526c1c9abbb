import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { STAFF_PRODUCT_ACTIONS } from '#domain/products/product-lifecycle';
import type { ProductAction } from '#openapi/types.generated';
import { productImages, products } from '../../../server/database/schema/products';
import { storeProduct } from '../../api/products/product-builder';
import { HeldRequests } from '../../support/browser/held-requests';
import type {
  ProductActionsDriver,
  ProductInitialState,
  productInitialStates,
} from '../../support/machine-models/product-actions.model';
import { waitForLoadedChunk } from '../support/lazy-chunks';
import { waitForNetworkIdle } from '../support/network-idle';
import { namedProduct, row } from '../support/product-list';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText, textPattern, textStart } from './translated-text';

const NAME = 'Tajine';

/**
 * Whether shoppers see the product after an action; an action that is not listed changes nothing.
 */
const isOnSaleAfter: Partial<Record<ProductAction, boolean>> = { publish: true, unpublish: false };

/** The list of products on the real portal as the driver of its test model. */
export function createProductActionsPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): ProductActionsDriver {
  const held = new HeldRequests(page);
  const { db } = store.backend.database;
  let id: string;
  let attempted: ProductAction = 'submit';
  let isArchived = false;
  let isOnSale = false;
  let isRefused = false;

  const dialogs = page.getByRole('alertdialog');
  const button = (name: string) => dialogs.getByRole('button', { name: textStart(name) });
  const dialogWith = (name: string) =>
    dialogs.filter({ has: page.getByRole('button', { name: textStart(name) }) });
  const shown = {
    archiving: page.getByRole('alertdialog', {
      name: textPattern('products:archiving.title', { name: NAME }),
    }),
    failure: dialogWith('lists:failure.retry'),
    incomplete: dialogs.filter({ hasText: exactText('products:fields.cover') }),
    conflict: dialogs.filter({ hasText: exactText('products:failure.conflict') }),
  };
  const call = (action: ProductAction) => `/api/store/product/${id}/${action}`;
  const change = async (columns: Partial<typeof products.$inferInsert>) => {
    await db.update(products).set(columns).where(eq(products.id, id));
  };

  /** Opens the list's tab with the product: archived products have a tab of their own. */
  const goToIt = async () => {
    const tab = isArchived ? 'products:tabs.archived' : 'products:tabs.all';
    await page.getByRole('tab', { name: textStart(tab) }).click();
    await row(page, NAME).waitFor();
  };
  const choose = async (action: ProductAction) => {
    attempted = action;
    await goToIt();
    await menu().click();
    await page.getByRole('menuitem', { name: exactText(`products:actions.${action}`) }).click();
  };
  const menu = () =>
    page.getByRole('button', {
      name: textPattern('products:actions.menu', { name: NAME }),
      includeHidden: true,
    });
  const toggle = async (action: ProductAction) => {
    attempted = action;
    await goToIt();
    await publication().click();
  };
  const publication = () =>
    page.getByRole('switch', {
      name: textPattern('products:actions.publishProduct', { name: NAME }),
      includeHidden: true,
    });

  /** Removes the cover, or adds one. */
  const turnLack = async (isLacking: boolean) => {
    await db.delete(productImages).where(eq(productImages.productId, id));
    if (isLacking) return;
    const image = { id: `img_${id}`, productId: id, url: '/media/bol.webp', isRemote: false };
    await db.insert(productImages).values({ ...image, position: 0 });
  };
  /** Changes made together with an action before the server receives it. */
  const prepare: Partial<Record<ProductAction, () => Promise<void>>> = {
    submit: () => turnLack(false),
    // Whatever the status before archiving, the marketplace has approved the product since.
    unarchive: () => change({ status: 'inactive', approvalState: 'approved' }),
  };
  const succeeds = async () => {
    await prepare[attempted]?.();
    isOnSale = isOnSaleAfter[attempted] ?? (attempted === 'unarchive' ? false : isOnSale);
    isArchived = attempted === 'archive';
  };

  return {
    open: async (input) => {
      const product = await storeProduct(store.backend, {
        ...namedProduct(store, NAME, standings[input].status),
        archivedAt: standings[input].archived ? new Date() : null,
      });
      id = product.id;
      isArchived = standings[input].archived;
      isOnSale = standings[input].status === 'published';
      for (const action of STAFF_PRODUCT_ACTIONS) await held.hold(call(action));
      await openPortal('/dashboard/product');
      await goToIt();
    },
    submit: () => choose('submit'),
    publish: () => toggle('publish'),
    unpublish: () => toggle('unpublish'),
    askArchiving: () => choose('archive'),
    confirmArchiving: () => button('products:archiving.confirm').click(),
    cancelArchiving: () => button('products:archiving.keep').click(),
    unarchive: () => choose('unarchive'),
    retry: () => button('lists:failure.retry').click(),
    dismissFailure: () => button('lists:failure.dismiss').click(),
    acknowledgeConflict: () => button('products:failure.dismiss').click(),

    // A list is refetched after a reconnect, whatever dialog is open over it.
    receiveNewerRecord: async () => {
      await waitForLoadedChunk(page, 'connection-banner');
      await waitForNetworkIdle(page);
      await refetchAfter(page, async () => {
        await turnLack(false);
        await colleague.handles(id, 'submit');
      });
      await expect(row(page, NAME)).toContainText(exactText('products:approval.under_review'));
    },

    settleAction: async (how) => {
      isRefused = how === 'something is missing';
      if (how === 'with a server fault') return held.failOne(call(attempted), answerUnavailable);
      if (how === 'with success') await succeeds();
      if (isRefused) await turnLack(true);
      if (how === 'a colleague was faster') {
        await colleague.handles(id, 'archive');
        isArchived = true;
      }
      return held.release(call(attempted));
    },

    expectViewState: async ({ dialog, busy }) => {
      const waits = busy && attempted === 'archive' ? 'archiving' : dialog;
      await expectOnly(shown, [waits === 'failure' && isRefused ? 'incomplete' : waits]);
      if (waits === 'archiving' && busy) {
        await expectPending(
          button('products:archiving.confirm'),
          button('products:archiving.keep'),
        );
      }
      if (!busy) return;
      await expectPending(menu());
      await expect(publication()).toBeChecked({
        checked: isOnSaleAfter[attempted] ?? (isOnSale && !isArchived),
      });
    },
  };
}

/** The initial state of the product for a path. */
const standings: Record<
  ProductInitialState,
  { status: (typeof productInitialStates)[ProductInitialState]['status']; archived: boolean }
> = {
  'a draft': { status: 'draft', archived: false },
  'an inactive product': { status: 'inactive', archived: false },
  'a published product': { status: 'published', archived: false },
  'an archived product': { status: 'inactive', archived: true },
};
