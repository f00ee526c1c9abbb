import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { seedLists } from './support/screens';

const PAGES = [
  '',
  '/order',
  '/order/annulations',
  '/order/new',
  '/payments',
  '/banking',
  '/returns',
  '/cancellations',
  '/invoice',
  '/invoice/new',
  '/post',
  '/post/new',
  '/product',
  '/product/import',
  '/product/new',
  '/file-manager',
  '/user/list',
  '/user/cards',
  '/user/new',
  '/user/profile',
  '/user/account',
  '/user/store',
  '/store/settings',
  '/analytics',
  '/ecommerce',
  '/faqs',
  '/permission',
  '/walktour',
];
/** Lists, and how the addresses of their records go on. */
const RECORDS = [
  ['/order', 'ord_'],
  ['/returns', 'ret_'],
  ['/cancellations', 'can_'],
  ['/product', 'prd_'],
] as const;

/** What the frame asks for, whichever page it stands around. */
const OF_FRAME = /^\/api\/store\/(?:events|notifications|my\/get)/;

test('a page has all of its texts before it asks for what it shows, so that no part takes it away again', {
  tag: '@long',
}, async ({ page, store, openAs }) => {
  test.slow();
  await seedLists(store);
  const late = noteLateTexts(page);
  await openAs('store_admin', '/dashboard/blank');
  for (const path of PAGES) expect(await late(`/dashboard${path}`), path).toEqual([]);
  for (const [list, id] of RECORDS) {
    await page.goto(`/dashboard${list}`);
    const link = page.locator(`main a[href^="/dashboard${list}/${id}"]`).first();
    const address = (await link.getAttribute('href')) ?? '';
    expect(await late(address), address).toEqual([]);
  }
});

/** Opens an address; gives the texts that were asked for after the page's first question to the server. */
const noteLateTexts = (page: Page) => {
  let hasAsked = false;
  let late: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/store/') && !OF_FRAME.test(pathname)) hasAsked = true;
    if (pathname.startsWith('/locales/') && hasAsked) late.push(pathname);
  });
  // Until then the page before may still ask.
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return;
    hasAsked = false;
    late = [];
  });
  return async (address: string): Promise<readonly string[]> => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await waitForNetworkIdle(page);
    return late;
  };
};
