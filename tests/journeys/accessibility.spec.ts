import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { addressOf, seedLists } from './support/screens';

/** Screens behind the sign-in. */
const SCREENS = [
  { name: 'products', path: '/dashboard/product' },
  { name: 'new product', path: '/dashboard/product/new' },
  { name: 'edit product', path: '/dashboard/product/{id}/edit' },
  { name: 'the library', path: '/dashboard/file-manager' },
  { name: 'import', path: '/dashboard/product/import' },
  { name: 'orders', path: '/dashboard/order' },
  { name: 'the home', path: '/dashboard' },
];

/** Screens that their own journeys check in the two usual appearances. */
const LOOKED_AT_ELSEWHERE = [
  { name: 'returns', path: '/dashboard/returns' },
  { name: 'cancellations', path: '/dashboard/cancellations' },
  { name: 'payments', path: '/dashboard/payments' },
  { name: 'banking', path: '/dashboard/banking' },
  { name: 'invoices', path: '/dashboard/invoice' },
  { name: 'news', path: '/dashboard/post' },
  { name: 'new article', path: '/dashboard/post/new' },
  { name: 'new invoice', path: '/dashboard/invoice/new' },
  { name: 'new order', path: '/dashboard/order/new' },
];

/** Screens that need no sign-in. */
const OPEN_SCREENS = [
  { name: 'sign-in', path: '/auth/jwt/login' },
  { name: 'the refusal (403)', path: '/403' },
  { name: 'the missing page (404)', path: '/404' },
  { name: 'the failure (500)', path: '/500' },
];

/** Overlays of the catalogue, by the position of their buttons in its overlays section. */
const OVERLAYS = [
  { name: 'a dialog', at: 0, role: 'dialog' },
  { name: 'a confirmation', at: 1, role: 'alertdialog' },
  { name: 'a notice', at: 2, role: 'alertdialog' },
  { name: 'a drawer from the start', at: 3, role: 'dialog' },
  { name: 'a drawer from the bottom', at: 6, role: 'dialog' },
  { name: 'a menu', at: 7, role: 'menu' },
  { name: 'a light menu', at: 8, role: 'menu' },
  { name: 'a popover', at: 9, role: 'dialog' },
] as const;

for (const language of ['fr', 'ar']) {
  for (const mode of ['light', 'dark']) {
    // French in light mode and Arabic in dark mode cover every text, direction and colour once.
    const isUsual = (language === 'fr') === (mode === 'light');
    const tag = isUsual ? [] : ['@long'];
    test.describe(`Axe violations (${language}, ${mode})`, { tag }, () => {
      test.beforeEach(({ page }) => look(page, mode));

      for (const { name, path } of OPEN_SCREENS) {
        test(`The screen “${name}” has no axe violations`, async ({ page }) => {
          await page.goto(`${path}?lng=${language}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoAxeViolations(page);
        });
      }

      for (const { name, path } of isUsual ? SCREENS : [...SCREENS, ...LOOKED_AT_ELSEWHERE]) {
        test(`The screen “${name}” has no axe violations`, async ({ page, store, openAs }) => {
          await seedLists(store);
          await openAs('store_admin', addressOf(path, store), { language });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await waitForNetworkIdle(page);
          await expectNoAxeViolations(page);
        });
      }

      test('The catalogue has no axe violations in any section', { tag: '@long' }, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        await openCatalogue(page, language);
        await expectNoAxeViolations(page);
      });

      test('The overlays of the catalogue have no axe violations', { tag: '@long' }, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        await openCatalogue(page, language, 'overlays');
        const openers = page.locator('[data-section-name="overlays"]').getByRole('button');
        for (const { name, at, role } of OVERLAYS) {
          await openers.nth(at).click();
          await expect(page.getByRole(role)).toBeVisible();
          await expectNoAxeViolations(page, { of: name });
          await page.keyboard.press('Escape');
          await expect(page.getByRole(role)).toHaveCount(0);
        }
        await openers.nth(10).hover();
        await expect(page.getByRole('tooltip')).toBeVisible();
        await expectNoAxeViolations(page, { of: 'a tooltip' });
        // The settings: the only icon button in the header of a visitor who is not signed in.
        await page.getByRole('banner').getByRole('button').last().hover();
        await expect(page.getByRole('tooltip')).toBeVisible();
        await expectNoAxeViolations(page, { of: 'a tooltip of the header' });
      });

      test('The toasts have no axe violations', { tag: '@long' }, async ({ page }) => {
        await openCatalogue(page, language, 'toasts');
        const raisers = page.locator('[data-section-name="toasts"]').getByRole('button');
        for (const at of [0, 1, 2, 3, 5]) await raisers.nth(at).click();
        await page.locator('[data-toast]').first().hover();
        await expect(page.locator('[data-toast]')).toHaveCount(5);
        await expectNoAxeViolations(page);
      });
    });
  }
}

/** Sets the mode and reduced motion, so that axe does not see colours in transition. */
async function look(page: Page, themeMode: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    (kept) => localStorage.setItem('settings', kept),
    JSON.stringify({ themeMode }),
  );
}

async function openCatalogue(page: Page, language: string, only?: string) {
  await page.goto(`/components?lng=${language}${only ? `&section=${only}` : ''}`);
  await expect(page.locator('[data-section]').last()).toBeVisible({ timeout: 30_000 });
}
