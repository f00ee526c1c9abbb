import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { seedLists } from './support/screens';

const PAGES = [
  '',
  '/order',
  '/order/annulations',
  '/kanban',
  '/booking',
  '/calendar',
  '/kanban/tasks',
  '/mail',
  '/chat',
  '/order/new',
  '/order/triage',
  '/payments',
  '/banking',
  '/returns',
  '/cancellations',
  '/invoice',
  '/invoice/new',
  '/post',
  '/post/new',
  '/tour',
  '/tour/new',
  '/product',
  '/product/import',
  '/product/new',
  '/file-manager',
  '/user/list',
  '/user/cards',
  '/user/invite',
  '/user/new',
  '/user/profile',
  '/user/account',
  '/user/store',
  '/store/settings',
  '/analytics',
  '/ecommerce',
  '/figures',
  '/faqs',
  '/permission',
  '/walktour',
];
/** Lists, and the prefix of their records' ids. */
const RECORDS = [
  ['/order', 'ord_'],
  ['/returns', 'ret_'],
  ['/cancellations', 'can_'],
  ['/product', 'prd_'],
] as const;

/** Requests of the page frame, which are the same on every page. */
const OF_FRAME = /^\/api\/store\/(?:events|notifications|my\/get)/;

test('A page requests all its texts before its data, so that no component suspends again', {
  tag: '@long',
}, async ({ page, store, openAs }) => {
  test.slow();
  await seedLists(store);
  // Users who save data fetch no texts of further pages.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
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

/**
 * Opens an address; returns the texts requested after the page's first API request, but for those
 * that its document requests beside it.
 */
function noteLateTexts(page: Page) {
  let hasAsked = false;
  let late: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/store/') && !OF_FRAME.test(pathname)) hasAsked = true;
    if (pathname.startsWith('/locales/') && hasAsked) late.push(pathname);
  });
  // Until then the previous page may still send requests.
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return;
    hasAsked = false;
    late = [];
  });
  return async (address: string): Promise<readonly string[]> => {
    const html = (await (await page.goto(address))?.text()) ?? '';
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await waitForNetworkIdle(page);
    const lang = await page.locator('html').getAttribute('lang');
    return late.filter((path) => !html.includes(path.replace(`/${lang}/`, '/:language/')));
  };
}
