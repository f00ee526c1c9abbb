import type { Locator, Page } from '@playwright/test';
import { ROLES } from '#domain/permissions/permissions';
import { PREVIEWS_PATH } from '#domain/public-urls/document-requests';
import { newId } from '../../server/database/ids';
import { products, variants } from '../../server/database/schema/products';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import type { JourneyStore } from './support/store';

/** A list that the document shows before the app of the portal has come. */
const LIST = '/dashboard/product';
const PREVIEW = 'body > div:has([data-preview-rows])';
const APP = '#root';

const WINDOWS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 1440, height: 900 },
  stretch: { width: 1920, height: 1000 },
};

test.use({ previews: true });

/** What runs in `npm test`; the other windows, languages, roles and pages are in the long suite. */
const IN_EVERY_RUN = 'fr wide';

for (const language of ['fr', 'ar', 'en']) {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    test(`Before the app, a seller sees the products that it shows later (${language}, ${name})`, {
      tag: IN_EVERY_RUN === `${language} ${name}` ? [] : ['@long'],
    }, async ({ store, openAs }) => {
      await addProducts(store);
      const page = await openAs('store_admin', '/dashboard/blank', { language });
      await page.setViewportSize(viewport);
      const release = await holdApp(page);
      await page.goto(LIST, { waitUntil: 'commit' });
      const preview = page.locator(PREVIEW);
      await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
      const before = await contentOf(preview, '/product/prd_');
      expect(before.records).toHaveLength(4);
      release();
      await expect(preview).toHaveCount(0);
      await waitForNetworkIdle(page);
      const app = page.locator(APP);
      const after = await contentOf(app, '/product/prd_');
      expect(before.headings).toEqual(after.headings);
      expect(before.places).toEqual(after.places);
      for (const [at, { address, picture, texts }] of before.records.entries()) {
        expect({ address, picture }).toEqual({
          address: after.records[at]?.address,
          picture: after.records[at]?.picture,
        });
        for (const text of texts) expect(after.records[at]?.whole).toContain(text);
      }
      // The app's page has the whole window again.
      expect(await app.getAttribute('style')).toBeFalsy();
      expect(await page.evaluate(() => scrollX)).toBe(0);
    });
  }
}

for (const language of ['fr', 'ar', 'en']) {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    test(`Before the app, a seller sees the orders of the board that it shows later (${language}, ${name})`, {
      tag: '@long',
    }, async ({ store, openAs }) => {
      for (const status of ['new', 'approved', 'pending', 'pending', 'processing'] as const) {
        await store.place({ status });
      }
      const page = await openAs('store_admin', '/dashboard/blank', { language });
      await page.setViewportSize(viewport);
      const release = await holdApp(page);
      await page.goto('/dashboard/kanban', { waitUntil: 'commit' });
      const preview = page.locator(PREVIEW);
      await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
      const before = await contentOf(preview, '/order/ord_');
      expect(before.records).toHaveLength(name === 'phone' ? 2 : 5);
      release();
      await expect(preview).toHaveCount(0);
      await waitForNetworkIdle(page);
      const after = await contentOf(page.locator(APP), '/order/ord_');
      expect(before.headings).toEqual(after.headings);
      expect(before.places).toEqual(after.places);
      for (const [at, { address, picture, top, texts }] of before.records.entries()) {
        const same = after.records[at];
        expect({ address, picture, top }).toEqual({
          address: same?.address,
          picture: same?.picture,
          top: same?.top,
        });
        expect(texts.length).toBeGreaterThanOrEqual(3);
        for (const text of texts) expect(same?.whole).toContain(text);
      }
    });
  }
}

for (const role of ROLES) {
  test(`Before the app, a ${role} sees the menu and the actions of their role`, {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs(role, '/dashboard/blank');
    const release = await holdApp(page);
    await page.goto(LIST, { waitUntil: 'commit' });
    const preview = page.locator(PREVIEW);
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await contentOf(preview, '/product/prd_');
    release();
    await expect(preview).toHaveCount(0);
    await waitForNetworkIdle(page);
    const after = await contentOf(page.locator(APP), '/product/prd_');
    expect(before.places).toEqual(after.places);
  });
}

test('A product that is pressed before the app opens in the same document', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/blank');
  const release = await holdApp(page);
  await page.goto(LIST, { waitUntil: 'commit' });
  const link = page.locator(PREVIEW).getByRole('link', { name: 'Bol de Fès', exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  release();
  await expect(page).toHaveURL(/\/dashboard\/product\/prd_\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bol de Fès' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('A product that is pressed while the app comes opens when the press ends', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/blank');
  const release = await holdApp(page);
  await page.goto(LIST, { waitUntil: 'commit' });
  const name = { name: 'Bol de Fès', exact: true };
  await page.locator(PREVIEW).getByRole('link', name).hover();
  await page.mouse.down();
  release();
  await expect(page.locator(APP).locator('[data-row-id]')).not.toHaveCount(0);
  await waitForNetworkIdle(page);
  await expect(page.locator(PREVIEW)).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/dashboard\/product\/prd_\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bol de Fès' })).toBeVisible();
});

test('A focused product keeps the focus when the app has come', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/blank');
  const release = await holdApp(page);
  await page.goto(LIST, { waitUntil: 'commit' });
  const name = { name: 'Bol de Fès', exact: true };
  await page.locator(PREVIEW).getByRole('link', name).focus();
  release();
  await expect(page.locator(APP).getByRole('link', name)).toBeFocused();
});

test('The command palette opens for Ctrl K that was pressed before the app', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/blank');
  const release = await holdApp(page);
  await page.goto(LIST, { waitUntil: 'commit' });
  await expect(page.locator(PREVIEW).getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  release();
  const palette = page.getByRole('dialog', { name: 'Rechercher ou lancer une action' });
  await expect(palette.getByRole('searchbox')).toBeFocused();
  await palette.getByRole('searchbox').fill('Bol de Fès');
  await expect(palette.getByRole('option', { name: 'Bol de Fès' }).first()).toBeVisible();
});

test.describe('An app that does not come', () => {
  test.use({ allowedInConsole: { lost: true } });

  for (const path of [LIST, '/dashboard/order']) {
    test(`A user whose connection is lost before the app reads that ${path} was not loaded`, {
      tag: '@long',
    }, async ({ openAs }) => {
      const page = await openAs('store_admin', '/dashboard/blank');
      let isLost = true;
      const isShown = page.locator(path === LIST ? PREVIEW : 'body').waitFor();
      await page.route('**/static/js/index.*.js', async (route) => {
        await isShown;
        await (isLost ? route.abort('internetdisconnected') : route.continue());
      });
      await page.goto(path, { waitUntil: 'commit' });
      const message = page.getByText('La page n’a pas pu être chargée.');
      await expect(message).toBeVisible();
      await expect(page.locator(PREVIEW)).toHaveCount(0);
      isLost = false;
      await page.getByRole('link', { name: 'Recharger la page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(message).toHaveCount(0);
    });
  }
});

test('A user who has chosen columns or another frame sees the list from the app only', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', LIST);
  await waitForNetworkIdle(page);
  await page.evaluate(() => {
    const [, claims = ''] = localStorage.getItem('authToken')?.split('.') ?? [];
    const { sub } = JSON.parse(atob(claims));
    const layout = { columns: ['price'], density: 'normal', defaultView: null, defaultState: null };
    localStorage.setItem('preferences', JSON.stringify({ [sub]: { 'table.products': layout } }));
  });
  expect(await asksForPreview(page)).toBe(false);
  await page.evaluate(() => localStorage.removeItem('preferences'));
  expect(await asksForPreview(page)).toBe(true);
  await page.evaluate(() => localStorage.setItem('settings', '{"themeLayout":"mini"}'));
  expect(await asksForPreview(page)).toBe(false);
});

/** Whether the list is opened with a request of its preview. */
async function asksForPreview(page: Page): Promise<boolean> {
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().includes(PREVIEWS_PATH);
  });
  await page.goto(LIST);
  await waitForNetworkIdle(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  return asked;
}

/** Holds the app of every document from now on. @returns lets it come */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/index.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * What can be compared: headings, the links of menus and actions, and the rows or cards.
 * @param ofRecord a part of the addresses of the records
 */
function contentOf(part: Locator, ofRecord: string) {
  return part.evaluate((root, address) => {
    const wordsOf = (element: Element | null) =>
      (element?.textContent ?? '').replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim();
    const links = [...root.querySelectorAll('a[href^="/"]')];
    const isOfRow = (link: Element) => link.getAttribute('href')?.includes(address) === true;
    const rows = [...root.querySelectorAll('tr, li')].filter((row) =>
      row.querySelector(`a[href*="${address}"]`),
    );
    return {
      headings: [...root.querySelectorAll('h1')].map(wordsOf),
      places: links.filter((link) => !isOfRow(link)).map((link) => link.getAttribute('href')),
      records: rows.map((row) => ({
        address: row.querySelector('a')?.getAttribute('href'),
        picture: row.querySelector('img')?.getAttribute('src') ?? null,
        top: row.getBoundingClientRect().top,
        whole: wordsOf(row),
        texts: [
          ...row.querySelectorAll(
            'a, b, strong, [data-price], span[title], span[dir="ltr"], bdi[dir="ltr"]',
          ),
        ]
          .filter((element) => getComputedStyle(element).visibility === 'visible')
          .map(wordsOf)
          .filter((text) => text !== ''),
      })),
    };
  }, ofRecord);
}

/** A product with two prices, one without a price, and one whose name could be markup. */
async function addProducts(store: JourneyStore): Promise<void> {
  const { db } = store.backend.database;
  const added = [
    { code: 'TAP-1', name: 'Tapis', nameAr: 'زربية 120 × 180', prices: [90_000, 125_000] },
    { code: 'LAN-2', name: 'Lanterne', nameAr: null, prices: [] },
    { code: 'B&<i>', name: '<b title="1">Bol</b> & "tasse"', nameAr: null, prices: [1_234_567] },
  ];
  for (const { code, name, nameAr, prices } of added) {
    const id = newId('prd');
    await db.insert(products).values({
      id,
      storeId: store.id,
      code,
      handle: `p-${id}`,
      name,
      nameAr,
      productType: prices.length > 1 ? 'variable' : 'simple',
      searchText: code,
      status: 'published',
      approvalState: 'approved',
    });
    for (const [at, price] of prices.entries()) {
      await db.insert(variants).values({
        id: newId('var'),
        productId: id,
        storeId: store.id,
        sku: `${code}-${at}`,
        price,
        stockOnHand: 3,
      });
    }
  }
}
