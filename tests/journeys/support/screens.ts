import type { Page } from '@playwright/test';
import { createImportJobFixture } from '../machines/import-job-fixture';
import { expect } from './journey';
import { waitForNetworkIdle } from './network-idle';
import { askForCancellation, askForReturn } from './requests';
import type { JourneyStore } from './store';

/**
 * Every screen and the role that opens it; null for a visitor. `opens` is the record opened from
 * its list, `{id}` the store's own product.
 */
export const SCREENS = [
  { name: 'sign-in', path: '/auth/jwt/login', as: null },
  { name: 'home', path: '/dashboard', as: 'store_admin' },
  { name: 'walktour', path: '/dashboard/walktour', as: 'store_admin' },
  { name: 'orders', path: '/dashboard/order', as: 'store_admin' },
  { name: 'order', path: '/dashboard/order', as: 'store_admin', opens: 'ord_' },
  { name: 'new order', path: '/dashboard/order/new', as: 'store_admin' },
  { name: 'triage', path: '/dashboard/order/triage', as: 'store_admin' },
  { name: 'order board', path: '/dashboard/kanban', as: 'store_admin' },
  { name: 'bookings', path: '/dashboard/booking', as: 'store_admin' },
  { name: 'calendar', path: '/dashboard/calendar', as: 'store_admin' },
  { name: 'task board', path: '/dashboard/kanban/tasks', as: 'store_admin' },
  { name: 'mail', path: '/dashboard/mail', as: 'store_admin' },
  { name: 'chat', path: '/dashboard/chat', as: 'store_admin' },
  { name: 'annulations', path: '/dashboard/order/annulations', as: 'store_admin' },
  { name: 'payments', path: '/dashboard/payments', as: 'store_admin' },
  { name: 'banking', path: '/dashboard/banking', as: 'store_admin' },
  { name: 'returns', path: '/dashboard/returns', as: 'store_admin' },
  { name: 'cancellations', path: '/dashboard/cancellations', as: 'store_admin' },
  { name: 'invoices', path: '/dashboard/invoice', as: 'store_admin' },
  { name: 'new invoice', path: '/dashboard/invoice/new', as: 'store_admin' },
  { name: 'products', path: '/dashboard/product', as: 'store_admin' },
  { name: 'product', path: '/dashboard/product', as: 'store_admin', opens: 'prd_' },
  { name: 'library', path: '/dashboard/file-manager', as: 'store_admin' },
  { name: 'new product', path: '/dashboard/product/new', as: 'store_admin' },
  { name: 'edit product', path: '/dashboard/product/{id}/edit', as: 'store_admin' },
  { name: 'import', path: '/dashboard/product/import', as: 'store_admin' },
  { name: '404', path: '/404', as: null },
  { name: 'landing', path: '/', as: null },
  { name: 'pricing', path: '/pricing', as: null },
  { name: 'faqs', path: '/faqs', as: null },
  { name: 'coming soon', path: '/coming-soon', as: null },
  { name: 'redirect', path: '/redirect-test', as: null },
  { name: 'wasaler', path: '/wasaler', as: null },
  { name: 'contact', path: '/contact-us', as: null },
  { name: 'blog', path: '/post', as: null },
  { name: 'shop', path: '/product', as: null },
  { name: 'public product', path: '/product/{id}', as: null },
  { name: 'components', path: '/components', as: null },
] as const;

interface ScreenContext {
  page: Page;
  store: JourneyStore;
  openAs: (role: 'store_admin', path: string, options: { language: string }) => Promise<Page>;
  language: string;
}

/** Opens a screen with data in each state that a list shows. */
export async function openScreen(
  screen: (typeof SCREENS)[number],
  stage: ScreenContext,
): Promise<void> {
  const { path, as } = screen;
  const { page, store, openAs, language } = stage;
  if (as) {
    await seedLists(store);
    await openAs(as, addressOf(path, store), { language });
  } else {
    await page.goto(`${addressOf(path, store)}?lng=${language}`);
  }
  if ('opens' in screen) {
    await page.locator(`main a[href^="${path}/${screen.opens}"]`).first().click();
    await page.waitForURL(new RegExp(screen.opens));
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await waitForNetworkIdle(page);
}

/**
 * Creates entries for every list: orders, requests of clients for two further orders, imports in
 * each state.
 */
export async function seedLists(store: JourneyStore): Promise<void> {
  await store.place();
  await store.place({ status: 'delivered' });
  await askForReturn(store);
  await askForCancellation(store, 'confirmed');
  for (const kind of ['finished', 'failed', 'cancelled', 'mapped'] as const)
    await (await createImportJobFixture(store)).set(kind);
}

/** The address of a screen in this store. */
export function addressOf(path: string, { productId }: JourneyStore): string {
  return path.replace('{id}', productId);
}
