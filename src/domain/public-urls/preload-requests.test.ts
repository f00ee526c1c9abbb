import { expect, test } from 'vitest';
import { normalizeUrl } from './normalize-url';
import { preloadUrlsFor, shopQueryFromUrl } from './preload-requests';

test.each([
  ['', { page: 1, pageSize: 24, sort: '-createdAt' }],
  ['page=3&sort=price&q=zellige', { page: 3, pageSize: 24, sort: 'price', q: 'zellige' }],
  [
    'page=-2&sort=owner&q=&categoryId=cat_1&lng=ar',
    { page: 1, pageSize: 24, sort: '-createdAt', categoryId: 'cat_1' },
  ],
])('`shopQueryFromUrl` reads ?%s as %o', (search, query) => {
  expect(shopQueryFromUrl(new URLSearchParams(search))).toEqual(query);
});

test.each([
  [
    '/product',
    'q=th%C3%A9',
    [
      '/api/public/products/?page=1&pageSize=24&q=th%C3%A9&sort=-createdAt',
      '/api/public/categories/',
    ],
  ],
  ['/product/prd_01', '', ['/api/public/products/prd_01']],
  ['/product/checkout', '', []],
  ['/post', '', []],
  ['/tour', '', ['/api/public/tours/?language=ar&page=1&pageSize=24']],
  ['/tour', 'page=2', ['/api/public/tours/?language=ar&page=2&pageSize=24']],
  ['/tour/visite-du-four-k1', '', ['/api/public/tours/tou_k1']],
  ['/tour/four_k1', '', []],
  ['/tour/visite-du-four-k1/book', '', []],
])('The page %s?%s starts with the calls %o', (pathname, search, calls) => {
  expect(preloadUrlsFor(pathname, new URLSearchParams(search), 'ar')).toEqual(calls);
});

test('`normalizeUrl` gives equal addresses for the same path and parameters', () => {
  expect(normalizeUrl('/api?b=2&a=1')).toBe(normalizeUrl('/api?a=1&b=2'));
  expect(normalizeUrl('/api?')).toBe('/api');
});
