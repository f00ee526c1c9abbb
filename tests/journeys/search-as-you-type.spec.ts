import type { Page, Request } from '@playwright/test';
import { storeLiveProduct } from '../api/products/product-builder';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { namedProduct } from './support/product-list';

const SEARCH = '/api/store/products/search/get/';
const LANGUAGES = ['fr', 'ar'] as const;

for (const language of LANGUAGES) {
  test(`The rows of the products follow each key, with one entry in the history (${language})`, {
    tag: language === 'fr' ? [] : ['@long'],
  }, async ({ store, openAs }) => {
    await storeLiveProduct(store.backend, namedProduct(store, 'Tajine de Salé'));
    const page = await openAs('store_user', '/dashboard/product', { language });
    await expect(links(page)).toHaveCount(2);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await page.getByRole('searchbox').pressSequentially('tajine');
    await expect(page).toHaveURL(/q=tajine$/);
    await expect(links(page)).toHaveText([/Tajine de Salé/]);
    expect(await entries()).toBe(before);
  });

  test(`While an answer is late, the newest text replaces its search, and its request is cancelled (${language})`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    await storeLiveProduct(store.backend, namedProduct(store, 'Tajine de Salé'));
    const page = await openAs('store_user', '/dashboard/product', { language });
    await expect(links(page)).toHaveCount(2);
    // The list reads the first letter ahead only while nothing else is read.
    await waitForNetworkIdle(page);
    const requests = trackSearches(page);
    await page.route(
      ({ pathname, searchParams }) => pathname === SEARCH && searchParams.get('q') === 't',
      // Never answered: only a replacement ends this request.
      () => undefined,
    );
    await page.getByRole('searchbox').press('t');
    await expect.poll(() => requests.asked).toEqual(['t']);
    await page.getByRole('searchbox').fill('tajine');
    await expect(links(page)).toHaveText([/Tajine de Salé/]);
    await waitForNetworkIdle(page);
    expect(requests.asked).toEqual(['t', 'tajine']);
    expect(requests.openBeside).toBe(0);
  });
}

/** The names in the list. */
function links(page: Page) {
  return page.getByRole('row').getByRole('rowheader').getByRole('link');
}

/** The texts that the page asks for, and the requests that are open when the last one ends. */
function trackSearches(page: Page): { readonly asked: string[]; readonly openBeside: number } {
  const open = new Set<Request>();
  const found = { asked: [] as string[], openBeside: Number.NaN };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== SEARCH) return;
    open.add(request);
    found.asked.push(searchParams.get('q') ?? '');
  });
  page.on('requestfinished', (request) => {
    if (open.delete(request)) found.openBeside = open.size;
  });
  page.on('requestfailed', (request) => open.delete(request));
  return found;
}
