import { storeLiveProduct } from '../api/products/product-builder';
import { expect, test } from './support/journey';
import { waitForNetworkIdle } from './support/network-idle';
import { namedProduct } from './support/product-list';

/** A full page of the list. */
const ROWS = 25;
/** Without the pictures of the rows. */
const MAX_REQUESTS = 20;
const MAX_SCRIPTS = 11;
const MAX_NODES = 800;

test(`The cold list of products takes at most ${MAX_REQUESTS} requests, ${MAX_SCRIPTS} scripts and ${MAX_NODES} elements`, async ({
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
  const others = requested.filter((kind) => kind !== 'image');
  expect(others.length, others.join(' ')).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(requested.filter((kind) => kind === 'script').length).toBeLessThanOrEqual(MAX_SCRIPTS);
  expect(nodes).toBeLessThanOrEqual(MAX_NODES);
});
