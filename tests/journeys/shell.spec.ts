import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { chunkFilesOf, waitForLoadedChunk } from './support/lazy-chunks';
import { waitForNetworkIdle } from './support/network-idle';

const ORDERS = '/dashboard/order';

test.describe('the settings drawer', () => {
  test('opens, sets and closes by keyboard, and gives the focus back', async ({ openAs }) => {
    const page = await openAs('store_admin', ORDERS);
    const button = page.getByRole('banner').getByRole('button', { name: /Réglages/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
    await page.getByRole('radio', { name: 'Clair' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName(/modifiés/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  });

  test('is followed by other tabs', async ({ openAs, context }) => {
    const page = await openAs('store_admin', ORDERS);
    const other = await context.newPage();
    await other.goto('/dashboard/product');
    await openSettings(page);
    await press(page, 'Violet');
    await press(page, 'Réduit');
    await press(page, 'Vers la gauche');
    const root = other.locator('html');
    await expect(root).toHaveAttribute('data-preset', 'purple');
    await expect(root).toHaveAttribute('data-layout', 'mini');
    await expect(root).toHaveAttribute('dir', 'rtl');
  });

  test('says how to fill the screen and how to leave it', async ({ openAs }) => {
    const page = await openAs('store_admin', ORDERS, { language: 'en' });
    await openSettings(page);
    await page.getByRole('button', { name: 'Fullscreen', exact: true }).click();
    await page.getByRole('button', { name: 'Exit Fullscreen' }).click();
    await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
  });

  test('stands at the other side of an Arabic page', async ({ openAs }) => {
    const page = await openAs('store_admin', ORDERS, { language: 'ar' });
    await openSettings(page);
    // It slides in from there.
    await expect
      .poll(() => page.getByRole('dialog').boundingBox())
      .toMatchObject({ x: 0, width: 280 });
  });
});

for (const [layout, nav] of [
  ['vertical', { width: 280 }],
  ['mini', { width: 88 }],
  ['horizontal', { height: 48 }],
] as const) {
  test(`the orders come without a jump in the ${layout} layout`, async ({
    store,
    openAs,
    page,
  }) => {
    await store.place();
    await page.addInitScript(
      (kept) => localStorage.setItem('settings', kept),
      JSON.stringify({ themeLayout: layout }),
    );
    await countShifts(page);
    await openAs('store_admin', ORDERS);
    await expect(page.getByRole('row')).toHaveCount(2);
    await waitForNetworkIdle(page);
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const box = await menu.boundingBox();
    if ('height' in nav) expect(box?.height).toBe(nav.height);
    // The hairline at its end belongs to the frame.
    else expect(box?.width).toBe(nav.width - 1);
    // Several entries of a group drop down from the bar, which says how much waits behind them.
    if (layout === 'horizontal') {
      await expect(menu.getByRole('button', { name: 'Ventes' })).toContainText('1');
    } else {
      await expect(menu.getByRole('link', { name: 'Commandes, 1 à accepter' })).toBeVisible();
    }
    expect(await shifts(page)).toBeLessThanOrEqual(0.02);
  });
}

test('an entry of the mini menu says its word and its work beside it', async ({
  store,
  openAs,
  page,
}) => {
  await store.place();
  await page.addInitScript(() => localStorage.setItem('settings', '{"themeLayout":"mini"}'));
  await openAs('store_admin', ORDERS);
  await page.getByRole('link', { name: 'Commandes, 1 à accepter' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Commandes, 1 à accepter');
});

test('on a phone the menu holds the language, the settings and the way out', async ({
  openAs,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('store_admin', ORDERS);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu principal' });
  await expect(menu.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await menu.getByText('العربية').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'إعدادات العرض' }).click();
  await expect(page.getByRole('dialog', { name: 'الإعدادات' })).toBeVisible();
});

test('what a role may not do is told where it is asked for', async ({ openAs }) => {
  const page = await openAs('store_user', '/dashboard/product/import');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette porte n’est pas la vôtre',
  );
  await page.goto('/dashboard/permission');
  const row = page.getByRole('row', { name: 'Fixer les prix' });
  await expect(row.getByRole('cell')).toHaveText(['Oui', 'Oui', 'Non']);
});

test('an address that leads nowhere says so, and which it was', async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/order/10999/nowhere');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('/dashboard/order/10999/nowhere')).toBeVisible();
});

test('a trailing slash goes, the query stays, and the origin too', async ({ openAs, baseURL }) => {
  const page = await openAs('store_admin', '/dashboard/order/?tab=returned');
  await expect(page).toHaveURL(/\/dashboard\/order\?tab=returned$/);
  // Read as an address of its own, this would be a host named "dashboard".
  await page.goto(`${baseURL}//dashboard/product/`);
  await expect(page).toHaveURL(`${baseURL}/dashboard/product`);
});

test.describe('a page whose code is lost on its way', () => {
  test.use({ allowedInConsole: { anything: true } });

  async function goToPermissions(page: Page) {
    await page.evaluate(() => history.pushState(null, '', '/dashboard/permission'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  }

  async function lose(page: Page, times: number) {
    for (const file of chunkFilesOf('permission-page')) {
      await page.route(`**/${file}`, (route) => route.abort(), { times });
    }
  }

  test('once: it is fetched again, and nothing shows', async ({ openAs, page }) => {
    await lose(page, 1);
    await openAs('store_admin', ORDERS);
    await goToPermissions(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Rôles et autorisations' }),
    ).toBeVisible();
  });

  test('for good: it says so and leaves the menu working', async ({ openAs, page }) => {
    await lose(page, Number.MAX_SAFE_INTEGER);
    await openAs('store_admin', ORDERS);
    await goToPermissions(page);
    await expect(page.getByRole('alert')).toContainText('Cette page a rencontré un problème');
    await page.getByRole('link', { name: 'Produits' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  });
});

test('the pages of /500 and /maintenance stand in the layout of the errors', async ({ page }) => {
  await page.goto('/500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La porte est restée bloquée');
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La porte rouvre bientôt');
});

test.describe('a server closed for maintenance', () => {
  test.use({ allowedInConsole: { answers: [503] } });

  test('covers the page until it is open again', async ({ openAs }) => {
    const page = await openAs('store_admin', ORDERS);
    const heading = page.getByRole('heading', { level: 1, name: 'Commandes' });
    await expect(heading).toBeVisible();
    await waitForNetworkIdle(page);
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Maintenance',
          status: 503,
          code: 'maintenance',
          requestId: 'req_1',
        }),
      }),
    );
    await page.getByRole('tab', { name: /Retournées/ }).click();
    await expect(page.getByText('La porte rouvre bientôt')).toBeVisible();
    await page.unroute('**/api/**');
    await expect(page.getByText('Connexion rétablie')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('La porte rouvre bientôt')).toHaveCount(0);
    await expect(page.getByText('Aucune commande pour l’instant')).toBeVisible();
  });
});

test.describe('a lost connection', () => {
  test.use({ allowedInConsole: { lost: true } });

  test('is told while it lasts', async ({ openAs, context }) => {
    const page = await openAs('store_admin', ORDERS);
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    await waitForLoadedChunk(page, 'connection-banner');
    // An answer that is still on its way when the cable goes says that the server is reached.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(/Connexion perdue/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Connexion rétablie')).toBeVisible();
    await expect(page.getByText(/Connexion perdue/)).toHaveCount(0);
  });

  test('holds a page back until its code can come', async ({ openAs, context }) => {
    const page = await openAs('store_admin', ORDERS);
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    await waitForLoadedChunk(page, 'connection-banner');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Produits' }).click();
    await expect(page.getByText(/Connexion perdue/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  });
});

const openSettings = async (page: Page) => {
  const button = /Réglages|Settings|الإعدادات|إعدادات/;
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** By keyboard: the radio buttons of the tiles are seen by nobody. */
const press = async (page: Page, name: string) => {
  await page.getByRole('radio', { name, exact: true }).focus();
  await page.keyboard.press('Space');
};

const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const kept = globalThis as unknown as { shifted: number };
    kept.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM has no LayoutShift yet.
        const { value, hadRecentInput } = entry as unknown as Record<string, number | boolean>;
        if (!hadRecentInput) kept.shifted += Number(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
