import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/support/journey';
import {
  type Appearance,
  appearanceName,
  applyAppearance,
  SCREEN_APPEARANCES,
  screenshotName,
  waitUntilStable,
} from './appearances';
import { type SeededHistory, seedHistory, volatileElements } from './seeded-history';

/** A tablet and a wide monitor: only for screens with a different layout there. */
const OTHER_APPEARANCES: readonly Appearance[] = [
  { language: 'fr', mode: 'light', width: 768 },
  { language: 'fr', mode: 'light', width: 1920 },
];

const OPEN_SCREENS = [
  { name: 'sign-in', path: '/auth/jwt/login' },
  { name: 'useless-link', path: '/auth/jwt/new-password' },
  { name: 'error-403', path: '/403' },
  { name: 'error-404', path: '/404' },
  { name: 'error-500', path: '/500' },
];

/** Screens that require a sign-in. */
const SCREENS = [
  { name: 'home', path: '/dashboard' },
  { name: 'walktour', path: '/dashboard/walktour' },
  { name: 'products', path: '/dashboard/product' },
  { name: 'orders', path: '/dashboard/order' },
  { name: 'import', path: '/dashboard/product/import' },
  { name: 'new-product', path: '/dashboard/product/new' },
  { name: 'library', path: '/dashboard/file-manager' },
  { name: 'annulations', path: '/dashboard/order/annulations' },
  { name: 'returns', path: '/dashboard/returns' },
  { name: 'cancellations', path: '/dashboard/cancellations' },
  { name: 'payments', path: '/dashboard/payments' },
  { name: 'banking', path: '/dashboard/banking?tab=coming' },
  { name: 'invoices', path: '/dashboard/invoice' },
  { name: 'news', path: '/dashboard/post' },
  { name: 'new article', path: '/dashboard/post/new' },
  { name: 'tours', path: '/dashboard/tour' },
  { name: 'new tour', path: '/dashboard/tour/new' },
  { name: 'my-store', path: '/dashboard/user/store' },
  ...['general', 'shipping', 'legal', 'availability'].map((tab) => ({
    name: `store-${tab}`,
    path: `/dashboard/store/settings?tab=${tab}`,
  })),
  { name: 'analytics', path: '/dashboard/analytics' },
  { name: 'ecommerce', path: '/dashboard/ecommerce' },
  { name: 'users', path: '/dashboard/user/list' },
  { name: 'user-cards', path: '/dashboard/user/cards' },
  { name: 'new-user', path: '/dashboard/user/new' },
  { name: 'profile', path: '/dashboard/user/profile' },
];

/** Screens with a different layout on a tablet or a wide monitor. */
const SCREENS_AT_OTHER_WIDTHS = ['home', 'products', 'orders', 'new-product', 'analytics'];

/** A page of each kind of record. */
function recordsOf({ newestOrderId, returnId, invoiceId }: SeededHistory) {
  return [
    { name: 'order', path: `/dashboard/order/${newestOrderId}` },
    { name: 'return', path: `/dashboard/returns/${returnId}` },
    { name: 'invoice', path: `/dashboard/invoice/${invoiceId}` },
  ];
}

/** On a phone the settings are in the menu's drawer. */
async function openSettings(page: Page, width: number): Promise<void> {
  if (width < 600) {
    await page.getByRole('button', { name: /^(Plus|المزيد)$/ }).click();
  }
  await page
    .getByRole('button', { name: /^(Paramètres d’affichage|إعدادات العرض)/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(
    page.getByRole('dialog', { name: /^(Paramètres d’affichage|إعدادات العرض)/ }),
  ).toBeVisible();
}

for (const look of SCREEN_APPEARANCES) {
  for (const { name, path } of OPEN_SCREENS) {
    test(`The page ${name} matches its accepted picture (${appearanceName(look)})`, async ({
      page,
    }) => {
      await applyAppearance(page, look);
      await page.goto(`${path}?lng=${look.language}`);
      await waitUntilStable(page);
      await expect(page).toHaveScreenshot(screenshotName(name, look));
    });
  }

  test(`The screens of a signed-in user match the accepted pictures (${appearanceName(look)})`, async ({
    page,
    store,
    openAs,
  }) => {
    test.setTimeout(240_000);
    await applyAppearance(page, look);
    const past = await seedHistory(store);
    for (const { name, path } of [...SCREENS, ...recordsOf(past)]) {
      await openAs('store_admin', path, { language: look.language });
      await waitUntilStable(page);
      await expect
        .soft(page)
        .toHaveScreenshot(screenshotName(name, look), { mask: volatileElements(page) });
    }
    await openAs('store_admin', '/dashboard/blank', { language: look.language });
    await waitUntilStable(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.soft(page).toHaveScreenshot(screenshotName('shortcuts', look));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await expect.soft(page).toHaveScreenshot(screenshotName('palette', look));
    await page.keyboard.press('Escape');
    await openSettings(page, look.width);
    await expect.soft(page).toHaveScreenshot(screenshotName('settings', look));
  });
}

for (const look of OTHER_APPEARANCES) {
  test(`The screens at other widths match the accepted pictures (${appearanceName(look)})`, async ({
    page,
    store,
    openAs,
  }) => {
    test.setTimeout(240_000);
    await applyAppearance(page, look);
    await seedHistory(store);
    const screens = SCREENS.filter(({ name }) => SCREENS_AT_OTHER_WIDTHS.includes(name));
    for (const { name, path } of screens) {
      await openAs('store_admin', path, { language: look.language });
      await waitUntilStable(page);
      await expect
        .soft(page)
        .toHaveScreenshot(screenshotName(name, look), { mask: volatileElements(page) });
    }
  });
}
