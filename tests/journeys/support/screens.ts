import type { Page } from '@playwright/test';
import { expect } from './journey';
import type { JourneyStore } from './store';

/** Every screen, and who sees it; null for everybody. */
export const SCREENS = [
  { name: 'sign-in', path: '/auth/jwt/login', as: null },
  { name: 'orders', path: '/dashboard/order', as: 'store_admin' },
  { name: 'products', path: '/dashboard/product', as: 'store_admin' },
  { name: 'import', path: '/dashboard/product/import', as: 'store_admin' },
  { name: '404', path: '/404', as: null },
  { name: 'components', path: '/components', as: null },
] as const;

interface Stage {
  page: Page;
  store: JourneyStore;
  openAs: (role: 'store_admin', path: string, options: { language: string }) => Promise<Page>;
  language: string;
}

/** Opens a screen with something on it in each state that a list shows. */
export async function openScreen(
  { path, as }: (typeof SCREENS)[number],
  stage: Stage,
): Promise<void> {
  const { page, store, openAs, language } = stage;
  if (as) {
    await store.place();
    await store.place({ status: 'delivered' });
    await openAs(as, path, { language });
  } else {
    await page.goto(`${path}?lng=${language}`);
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
