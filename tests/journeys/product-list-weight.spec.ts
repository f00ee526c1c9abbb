import { storeLiveProduct } from '../api/products/product-builder';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { namedProduct } from './support/product-list';

/** A full page of the list. */
const ROWS = 25;
const MOST_REQUESTS = 50;
const MOST_SCRIPTS = 28;
const MOST_NODES = 2400;

test(`The cold list of products takes at most ${MOST_REQUESTS} requests, ${MOST_SCRIPTS} scripts and ${MOST_NODES} elements`, async ({
  store,
  openAs,
}) => {
  for (let made = 1; made < ROWS; made += 1) {
    await storeLiveProduct(store.backend, namedProduct(store, `Tajine de Salé ${made}`));
  }
  const page = await openAs('store_admin', '/boot.js');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.resourceType()));
  await page.goto('/dashboard/product');
  await expect(page.getByRole('row')).toHaveCount(ROWS + 1);
  await waitForNetworkIdle(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(requested.length, requested.join(' ')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(requested.filter((kind) => kind === 'script').length).toBeLessThanOrEqual(MOST_SCRIPTS);
  expect(nodes).toBeLessThanOrEqual(MOST_NODES);
});
