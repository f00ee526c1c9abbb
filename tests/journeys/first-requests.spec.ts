import type { Page, Request } from '@playwright/test';
import { TOKEN_KEYS } from '#domain/session/tokens';
import {
  signIn,
  storageEntriesOf,
  writeStorage,
  writeStorageInOtherTab,
} from '../support/browser/session-tokens';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { PASSWORD } from './support/store';

const USER = '/api/user/';
const PRODUCTS = '/api/store/products/search/get/';
/** A file without the app: a late call of the page before cannot count as one of the next. */
const QUIET_PAGE = '/boot.js';
const VIEWS = '/api/store/views/';

/** Pages whose first answer a document without a query can start. */
const PAGES = [
  '/dashboard',
  '/dashboard/product',
  '/dashboard/order',
  '/dashboard/kanban',
  '/dashboard/kanban/tasks',
  '/dashboard/mail',
  '/dashboard/chat',
  '/dashboard/order/annulations',
  '/dashboard/returns',
  '/dashboard/cancellations',
  '/dashboard/payments',
  '/dashboard/banking',
  '/dashboard/invoice',
  '/dashboard/client',
  '/dashboard/post',
  '/dashboard/job',
  '/dashboard/user/list',
  '/dashboard/user/cards',
  '/dashboard/user/store',
  '/dashboard/store/settings',
  '/dashboard/file-manager',
  '/dashboard/ecommerce',
  '/dashboard/analytics',
];

/** A page of cards and a list; the others are in the long suite. */
const IN_EVERY_RUN: readonly string[] = ['/dashboard/product'];

for (const path of PAGES) {
  test(`A page at ${path} asks for each answer once`, {
    tag: IN_EVERY_RUN.includes(path) ? [] : ['@long'],
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', QUIET_PAGE);
    const asked = recordCalls(page);
    await page.goto(path);
    await waitForNetworkIdle(page);
    const calls = asked().map(({ address }) => address);
    expect(calls).toContain(USER);
    expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
    expect(listsOf(calls).filter((list, at, all) => all.indexOf(list) !== at)).toEqual([]);
  });
}

test('The user and the list are asked for before the app of the portal has come', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', QUIET_PAGE);
  const list = page.waitForRequest((request) => pathOf(request) === PRODUCTS);
  await page.route('**/static/js/index.*.js', async (route) => {
    await list;
    await route.continue();
  });
  const asked = recordCalls(page);
  await page.goto('/dashboard/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await waitForNetworkIdle(page);
  const times = (path: string) => asked().filter((call) => call.path === path).length;
  expect([times(USER), times(PRODUCTS)]).toEqual([1, 1]);
});

test('A press on a link sends the query of its page before the link is released', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', '/dashboard/blank');
  const asked = recordCalls(page);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Produits' });
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  const list = page.waitForRequest((request) => pathOf(request) === PRODUCTS);
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await list;
  expect(new URL(page.url()).pathname).toBe('/dashboard/blank');
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await waitForNetworkIdle(page);
  expect(asked().filter(({ path }) => path === PRODUCTS)).toHaveLength(1);
});

test('A link that is opened by the keyboard asks for its list once', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/blank');
  const asked = recordCalls(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Produits' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await waitForNetworkIdle(page);
  expect(asked().filter(({ path }) => path === PRODUCTS)).toHaveLength(1);
});

test('The home page has read the list that a press on the menu opens', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_admin', QUIET_PAGE);
  const asked = recordCalls(page);
  await page.goto('/dashboard');
  const times = () => asked().filter(({ path }) => path === PRODUCTS).length;
  // It reads ahead when the browser is idle, which takes its time on a busy computer.
  await expect.poll(times).toBe(1);
  await waitForNetworkIdle(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Produits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await waitForNetworkIdle(page);
  expect(times()).toBe(1);
});

test('A user without the permission asks for no answer of the page', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_user', QUIET_PAGE);
  const asked = recordCalls(page);
  await page.goto('/dashboard/payments');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForNetworkIdle(page);
  expect(asked().filter(({ path }) => path.includes('payment'))).toEqual([]);
  expect(asked().filter(({ path }) => path === USER)).toHaveLength(1);
});

test('An expired token is not sent: the document waits for the refresh', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_admin', QUIET_PAGE);
  const expired = `e.${btoa(JSON.stringify({ exp: 1, sub: 'usr_1' }))}.e`;
  await writeStorage(page, { [TOKEN_KEYS.auth]: expired, [TOKEN_KEYS.access]: expired });
  const asked = recordCalls(page);
  await page.goto('/dashboard/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await waitForNetworkIdle(page);
  expect(asked().map(({ path }) => path)[0]).toBe('/api/auth/token/refresh/');
  const withUser = asked().filter(({ path }) => path !== '/api/auth/token/refresh/');
  expect(withUser.filter(({ bearer }) => bearer === expired)).toEqual([]);
  expect(withUser.filter(({ path }) => path === PRODUCTS)).toHaveLength(1);
});

test.describe('A session that ends', () => {
  // The app may still send a request, which has no token any more.
  test.use({ allowedInConsole: { answers: [401] } });

  test('A session that another tab ends during the start leads to the sign-in page', {
    tag: '@long',
  }, async ({ openAs }) => {
    const page = await openAs('store_admin', QUIET_PAGE);
    const asked = recordCalls(page);
    let release: () => void = () => undefined;
    const isSignedOut = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${USER}`, async (route) => {
      await isSignedOut;
      await route.continue();
    });
    const isAsked = page.waitForRequest((request) => pathOf(request) === USER);
    await page.goto('/dashboard/product', { waitUntil: 'commit' });
    await isAsked;
    await writeStorageInOtherTab(page, {
      [TOKEN_KEYS.auth]: null,
      [TOKEN_KEYS.access]: null,
      [TOKEN_KEYS.refresh]: null,
    });
    release();
    await expect(page).toHaveURL(/\/auth\/jwt\/login/);
    // Only the document asked, when the session had not ended yet.
    expect(asked().filter(({ path }) => path === PRODUCTS)).toHaveLength(1);
  });
});

test('A session of another user, stored by another tab during the start, is the one that is shown', {
  tag: '@long',
}, async ({ store, openAs, baseURL }) => {
  const page = await openAs('store_admin', QUIET_PAGE);
  const own = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEYS.access);
  const other = await signIn(baseURL ?? '', store.userNames.store_user, PASSWORD);
  const asked = recordCalls(page);
  let isFirst = true;
  await page.route(`**${USER}`, async (route) => {
    if (isFirst) await writeStorageInOtherTab(page, storageEntriesOf(other));
    isFirst = false;
    await route.continue();
  });
  await page.goto('/dashboard/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await waitForNetworkIdle(page);
  const lists = asked().filter(({ path }) => path === PRODUCTS);
  // The document asked for the first session; its answer is not used.
  expect(lists.map(({ bearer }) => bearer)).toEqual([own, other.access]);
});

test('A list opens with its default view as it was last read, and without it once it is gone', {
  tag: '@long',
}, async ({ store, openAs, baseURL }) => {
  const page = await openAs('store_admin', QUIET_PAGE);
  const { access } = await signIn(baseURL ?? '', store.userNames.store_admin, PASSWORD);
  const { sub } = JSON.parse(atob(access.split('.')[1] ?? ''));
  const query = 'tab=draft&view=viw_1';
  const layout = {
    defaultView: 'viw_1',
    defaultState: { query, columns: null, density: 'normal' },
  };
  await writeStorage(page, {
    preferences: JSON.stringify({ [sub]: { 'table.products': layout } }),
  });
  const asked = recordCalls(page);
  const views = page.waitForRequest((request) => pathOf(request) === VIEWS);
  await page.route(`**${VIEWS}*`, async (route) => {
    await page.waitForURL((url) => url.search === `?${query}`);
    await route.continue();
  });
  await page.goto('/dashboard/product');
  await views;
  const statuses = () =>
    asked()
      .filter(({ path }) => path === PRODUCTS)
      .map(({ address }) => new URL(address, baseURL).searchParams.get('status'));
  await expect.poll(statuses).toEqual(['draft', null]);
  await expect(page).toHaveURL((url) => url.search === '');
});

interface Call {
  readonly path: string;
  /** With its query. */
  readonly address: string;
  readonly bearer: string | null;
}

/** Records the calls of the store API from now on. */
function recordCalls(page: Page): () => readonly Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const bearer = request.headers().authorization?.replace('Bearer ', '') ?? null;
    calls.push({ path: pathname, address: pathname + search, bearer });
  });
  return () => calls;
}

/** The paths of the calls that read a page of a list by newest or by name, without their query. */
function listsOf(calls: readonly string[]): string[] {
  return calls
    .filter((call) => /[?&]pageSize=25\b/.test(call))
    .map((call) => call.split('?')[0] ?? '');
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
