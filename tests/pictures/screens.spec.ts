import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { products } from '../../server/database/schema/products';
import { expect, test } from '../journeys/support/journey';
import { dress, MOMENT, nameOf, settled, TWO_LOOKS } from './looks';

const WIDTHS = [390, 768, 1440, 1920];
const HOUR_MS = 3_600_000;

const OPEN_SCREENS = [
  { name: 'sign-in', path: '/auth/jwt/login' },
  { name: 'error-403', path: '/403' },
  { name: 'error-404', path: '/404' },
  { name: 'error-500', path: '/500' },
];

/** Screens behind the sign-in. */
const SCREENS = [
  { name: 'products', path: '/dashboard/product' },
  { name: 'orders', path: '/dashboard/order' },
  { name: 'import', path: '/dashboard/product/import' },
  { name: 'new-product', path: '/dashboard/product/new' },
  { name: 'library', path: '/dashboard/file-manager' },
];

/** On a phone the settings are in the menu's drawer. */
const openSettings = async (page: Page, width: number): Promise<void> => {
  if (width < 600) {
    await page.getByRole('button', { name: /Ouvrir le menu|القائمة/ }).click();
  }
  await page
    .getByRole('button', { name: /^(Réglages|إعدادات العرض)/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^(Réglages|الإعدادات|إعدادات)/ })).toBeVisible();
};

for (const look of TWO_LOOKS) {
  for (const width of WIDTHS) {
    for (const { name, path } of OPEN_SCREENS) {
      test(`${name} (${look.language}, ${look.mode}, ${width})`, async ({ page }) => {
        await dress(page, look, width);
        await page.goto(`${path}?lng=${look.language}`);
        await settled(page);
        await expect(page).toHaveScreenshot(nameOf(name, look, width));
      });
    }

    test(`the screens of the signed-in (${look.language}, ${look.mode}, ${width})`, async ({
      page,
      store,
      openAs,
    }) => {
      test.setTimeout(120_000);
      await dress(page, look, width);
      await store.market.database.db
        .update(products)
        .set({ createdAt: MOMENT, updatedAt: MOMENT })
        .where(eq(products.storeId, store.id));
      const ago = (hours: number) => new Date(MOMENT.getTime() - hours * HOUR_MS);
      const placed = [
        await store.place({ orderDate: ago(2), firstName: 'Nour', lastName: 'El Alami' }),
        await store.place({ orderDate: ago(23), firstName: 'Yassine', lastName: 'Berrada' }),
        await store.place({
          orderDate: ago(72),
          status: 'delivered',
          firstName: 'Hajar',
          lastName: 'Tazi',
        }),
      ];
      const [first] = placed;
      const order = { name: 'order', path: `/dashboard/order/${first?.id}` };
      // Order numbers go on counting from run to run, and the client is as old as the run.
      const passing = [
        ...placed.map(({ number }) => page.getByText(String(number))),
        page.getByText(/^(Dans vos contacts|ضمن جهات)/),
      ];
      for (const { name, path } of [...SCREENS, order]) {
        await openAs('store_admin', path, { language: look.language });
        await settled(page);
        await expect.soft(page).toHaveScreenshot(nameOf(name, look, width), { mask: passing });
      }
      await openAs('store_admin', '/dashboard/blank', { language: look.language });
      await settled(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.soft(page).toHaveScreenshot(nameOf('shortcuts', look, width));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await expect.soft(page).toHaveScreenshot(nameOf('palette', look, width));
      await page.keyboard.press('Escape');
      await openSettings(page, width);
      await expect.soft(page).toHaveScreenshot(nameOf('settings', look, width));
    });
  }
}
