import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { countLayoutShifts, expectNoLayoutShift } from './support/layout-shifts';
import { chunkFilesOf, waitForLoadedChunk } from './support/lazy-chunks';
import { waitForNetworkIdle } from './support/network-idle';

const ORDERS = '/dashboard/order';

test.describe('Settings drawer', () => {
  test('A keyboard user opens, changes and closes the settings drawer, and the focus returns to its button', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', ORDERS);
    const button = page.getByRole('banner').getByRole('button', { name: /Paramètres d’affichage/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Paramètres d’affichage' })).toBeVisible();
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

  test("A user's settings also change in other tabs", { tag: '@long' }, async ({
    openAs,
    context,
  }) => {
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

  test('A user enters and leaves full screen from the settings drawer', { tag: '@long' }, async ({
    openAs,
  }) => {
    const page = await openAs('store_admin', ORDERS, { language: 'en' });
    await openSettings(page);
    await page.getByRole('button', { name: 'Fullscreen', exact: true }).click();
    await page.getByRole('button', { name: 'Exit Fullscreen' }).click();
    await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
  });

  test('A user in Arabic sees the settings drawer at the left side of the page', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', ORDERS, { language: 'ar' });
    await openSettings(page);
    // The drawer slides in from that side.
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
  test(`A seller sees the orders load without a layout shift in the ${layout} layout`, {
    tag: '@long',
  }, async ({ store, openAs, page }) => {
    await store.place();
    await page.addInitScript(
      (kept) => localStorage.setItem('settings', kept),
      JSON.stringify({ themeLayout: layout }),
    );
    await countLayoutShifts(page);
    await openAs('store_admin', ORDERS);
    await expect(page.getByRole('row')).toHaveCount(2);
    await waitForNetworkIdle(page);
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const box = await menu.boundingBox();
    if ('height' in nav) expect(box?.height).toBe(nav.height);
    // The border at its end belongs to the page frame.
    else expect(box?.width).toBe(nav.width - 1);
    // A group with several entries is a drop-down menu of the bar, with the number of open tasks.
    if (layout === 'horizontal') {
      await expect(menu.getByRole('button', { name: 'Ventes' })).toContainText('1');
    } else {
      await expect(menu.getByRole('link', { name: 'Commandes, 1 à accepter' })).toBeVisible();
    }
    await expectNoLayoutShift(page);
  });
}

test('A seller sees the name and the number of tasks of a mini menu entry in its tooltip', {
  tag: '@long',
}, async ({ store, openAs, page }) => {
  await store.place();
  await page.addInitScript(() => localStorage.setItem('settings', '{"themeLayout":"mini"}'));
  await openAs('store_admin', ORDERS);
  await page.getByRole('link', { name: 'Commandes, 1 à accepter' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Commandes, 1 à accepter');
});

test('A phone user finds the language, the settings and sign-out in the menu', {
  tag: '@long',
}, async ({ openAs, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('store_admin', ORDERS);
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu principal' });
  await expect(menu.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await menu.getByText('العربية').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'إعدادات العرض' }).click();
  await expect(page.getByRole('dialog', { name: 'إعدادات العرض' })).toBeVisible();
});

test('A store user sees which page and which action their role does not permit', async ({
  openAs,
}) => {
  const page = await openAs('store_user', '/dashboard/product/import');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette porte n’est pas la vôtre',
  );
  await page.goto('/dashboard/permission');
  const row = page.getByRole('row', { name: 'Fixer les prix' });
  await expect(row.getByRole('cell')).toHaveText(['Oui', 'Oui', 'Non']);
});

test('A seller sees a 404 page with the address of an unknown page', async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/order/10999/nowhere');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('/dashboard/order/10999/nowhere')).toBeVisible();
});

test('A seller at an address with a trailing slash reaches the page with its query on the same origin', {
  tag: '@long',
}, async ({ openAs, baseURL }) => {
  const page = await openAs('store_admin', '/dashboard/order/?tab=returned');
  await expect(page).toHaveURL(/\/dashboard\/order\?tab=returned$/);
  // As a URL of its own, this would be a host named "dashboard".
  await page.goto(`${baseURL}//dashboard/product/`);
  await expect(page).toHaveURL(`${baseURL}/dashboard/product`);
});

test.describe('Page whose code fails to load', () => {
  test.use({ allowedInConsole: { anything: true } });

  const goToPermissions = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/dashboard/permission'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  };

  /** Not by the option `times`: when it ends, requests under way can get lost in the browser. */
  const lose = async (page: Page, times: number) => {
    for (const file of chunkFilesOf('permission-page')) {
      let left = times;
      await page.route(`**/${file}`, (route) => {
        left -= 1;
        return left >= 0 ? route.abort() : route.continue();
      });
    }
  };

  test('A seller sees no error when the code of a page fails to load once', {
    tag: '@long',
  }, async ({ openAs, page }) => {
    await lose(page, 1);
    await openAs('store_admin', ORDERS);
    await goToPermissions(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Rôles et autorisations' }),
    ).toBeVisible();
  });

  test('A seller sees an error when the code of a page always fails to load, and can use the menu', {
    tag: '@long',
  }, async ({ openAs, page }) => {
    await lose(page, Number.MAX_SAFE_INTEGER);
    await openAs('store_admin', ORDERS);
    await goToPermissions(page);
    await expect(page.getByRole('alert')).toContainText('Cette page a rencontré un problème');
    await page.getByRole('link', { name: 'Produits' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  });
});

test('A visitor sees the error pages at /500 and /maintenance', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La porte est restée bloquée');
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La porte rouvre bientôt');
});

test.describe('Server in maintenance', () => {
  test.use({ allowedInConsole: { answers: [503] } });

  test('A seller sees the maintenance notice over the page until the server is available again', {
    tag: '@long',
  }, async ({ openAs }) => {
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

test.describe('Lost connection', () => {
  test.use({ allowedInConsole: { lost: true } });

  test('A seller sees a notice while the connection is lost', { tag: '@long' }, async ({
    openAs,
    context,
  }) => {
    const page = await openAs('store_admin', ORDERS);
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    await waitForLoadedChunk(page, 'connection-banner');
    // A response received after the disconnection would count as proof that the server is
    // reachable.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(/Connexion perdue/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Connexion rétablie')).toBeVisible();
    await expect(page.getByText(/Connexion perdue/)).toHaveCount(0);
  });

  test('A seller who opens a page while offline sees it once the connection is back', async ({
    openAs,
    context,
  }) => {
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

async function openSettings(page: Page) {
  const button = /Paramètres|Settings|إعدادات/;
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Uses the keyboard, because the radio buttons of the tiles are visually hidden. */
async function press(page: Page, name: string) {
  await page.getByRole('radio', { name, exact: true }).focus();
  await page.keyboard.press('Space');
}
