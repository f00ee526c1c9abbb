import type { Page } from '@playwright/test';
import { signIn, storageEntriesOf, writeStorage } from '../support/browser/session-tokens';
import { expect, test } from './support/journey';
import { type ReleaseServer, serveReleases } from './support/releases';
import { PASSWORD } from './support/store';

const ORDERS = '/dashboard/order';

test.use({ serviceWorker: true });

for (const [language, title, offline] of [
  ['fr', 'Commandes', 'Hors ligne'],
  ['ar', 'الطلبات', 'دون اتصال'],
] as const) {
  test.describe(`Second visit in ${language}`, () => {
    test.use({ allowedInConsole: { lost: true } });

    test(`The frame stands without a connection, and the page once it is back (${language})`, {
      tag: '@long',
    }, async ({ openAs, context }) => {
      const page = await openAs('store_admin', ORDERS, { language });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await untilKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: offline })).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: offline })).toHaveCount(0);
    });
  });
}

test('Each page that the worker makes has a nonce of its own, and its policy lets its styles pass', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', ORDERS);
  await untilKept(page);
  const nonces = [await nonceOf(page)];
  for (const path of [ORDERS, '/dashboard/product']) {
    await page.goto(path);
    expect(await isFromWorker(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    nonces.push(await nonceOf(page));
  }
  expect(new Set(nonces).size).toBe(3);
  const stored = await page.evaluate(async () => {
    const cache = await caches.open('portal-shell');
    const [key] = await cache.keys();
    const shell = key && (await cache.match(key));
    return shell ? JSON.stringify([...shell.headers]) + (await shell.text()) : '';
  });
  expect(stored).toContain('content-security-policy');
  for (const nonce of nonces) expect(stored).not.toContain(nonce);
});

test('The worker keeps no answer of the store API and no picture, and sign-out leaves no user', async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/product');
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('knownUser'))).toContain('permissions');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/auth\/jwt\/login/);
  expect(await page.evaluate(() => localStorage.getItem('knownUser'))).toBeNull();
  const kept = await keptPaths(page);
  expect(kept.length).toBeGreaterThan(5);
  const ofOthers = kept.filter(
    (path) => !/^\/(?:static|locales)\/|^\/portal-boot\.js$|^\/dashboard\/shell$/.test(path),
  );
  expect(ofOthers).toEqual([]);
});

test.describe('New release', () => {
  // A request that a reload ends is lost.
  test.use({ allowedInConsole: { lost: true } });
  let releases: ReleaseServer;

  test.beforeEach(async ({ page, store, baseURL }) => {
    const address = baseURL ?? '';
    releases = await serveReleases(address);
    const tokens = await signIn(address, store.userNames.store_admin, PASSWORD);
    await page.goto(`${releases.url}/boot.js`);
    await writeStorage(page, { ...storageEntriesOf(tokens), i18nextLng: 'fr' });
    await page.goto(`${releases.url}${ORDERS}`);
    await untilKept(page);
  });
  test.afterEach(() => releases.close());

  test('The visit after the one that finds a release opens it', { tag: '@long' }, async ({
    page,
  }) => {
    const old = releases.appScript;
    releases.release();
    await page.reload();
    await untilStored(page, releases.appScript);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    expect(releases.appScript).not.toBe(old);
    expect([await appScriptOf(page), await isFromWorker(page)]).toEqual([releases.appScript, true]);
  });

  test('A page in which somebody has typed stays, and the next link opens the new release', {
    tag: '@long',
  }, async ({ page }) => {
    const old = releases.appScript;
    const search = page.getByLabel('Rechercher une commande');
    await search.click();
    await search.pressSequentially('Fès');
    releases.release();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const { active } = registration;
      await registration.update();
      while (registration.active === active || registration.active?.state !== 'activated') {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await expect(search).toHaveValue('Fès');
    expect(await appScriptOf(page)).toBe(old);
    await page.getByRole('link', { name: 'Produits' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
    expect(await appScriptOf(page)).toBe(releases.appScript);
  });

  test('Where the setting is off, the next visit removes the worker and what it stored', {
    tag: '@long',
  }, async ({ page }) => {
    releases.withdrawWorker();
    await page.reload();
    await expect.poll(() => keptPaths(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    expect(await isFromWorker(page)).toBe(false);
    const left = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await left()).toBe(0);
  });
});

/** Waits until the worker of the release with this script has stored its document and answers. */
async function untilStored(page: Page, appScript: string): Promise<void> {
  const documents = () =>
    page.evaluate(async () => {
      const cache = await caches.open('portal-shell');
      return Promise.all(
        (await cache.keys()).map(async (key) => (await cache.match(key))?.text() ?? ''),
      );
    });
  await expect
    .poll(async () => (await documents()).map((html) => html.includes(appScript)))
    .toEqual([true]);
}

/** Waits until the worker controls the page, and has stored the texts that the page uses. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(async () => (await keptPaths(page)).some((path) => path.startsWith('/locales/')), {
      timeout: 30_000,
    })
    .toBe(true);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** The paths of everything that is stored. */
function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });
}

function appScriptOf(page: Page): Promise<string | null> {
  return page
    .evaluate(() => document.querySelector('script[src*="/static/js/index."]')?.getAttribute('src'))
    .then(
      (path) => path ?? null,
      // The page is being replaced.
      () => null,
    );
}

function nonceOf(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() =>
    document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content'),
  );
}

function isFromWorker(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).workerStart > 0;
  });
}
