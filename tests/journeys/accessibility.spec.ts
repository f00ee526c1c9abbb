import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SCREENS = [
  { name: 'products', path: '/dashboard/product' },
  { name: 'import', path: '/dashboard/product/import' },
  { name: 'orders', path: '/dashboard/order' },
];

for (const language of ['fr', 'ar']) {
  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing on sign-in (${language}, ${mode})`, async ({ page }) => {
      await look(page, mode);
      await page.goto(`/auth/jwt/login?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    for (const { name, path } of SCREENS) {
      test(`axe finds nothing on ${name} (${language}, ${mode})`, async ({
        page,
        store,
        openAs,
      }) => {
        await store.place();
        await store.place({ status: 'delivered' });
        await look(page, mode);
        await openAs('store_admin', path, { language });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}

const look = (page: Page, themeMode: string) =>
  page.addInitScript(
    (kept) => localStorage.setItem('settings', kept),
    JSON.stringify({ themeMode }),
  );

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
};
