import { expect, test } from 'vitest';
import { normalizeUrl } from './normalize-url';
import { preloadUrlsFor, shopQueryFromUrl } from './preload-requests';
import { vacancyQueryFromUrl } from './vacancy-query';

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
  ['', { page: 1, pageSize: 20 }],
  ['page=2&cityId=cty_fes', { page: 2, pageSize: 20, cityId: 'cty_fes' }],
  ['contract=permanent&cityId=Fès', { page: 1, pageSize: 20, contract: 'permanent' }],
  ['contract=any&page=x', { page: 1, pageSize: 20 }],
])('`vacancyQueryFromUrl` reads ?%s as %o', (search, query) => {
  expect(vacancyQueryFromUrl(new URLSearchParams(search))).toEqual(query);
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
  ['/post/nos-poteries', '', []],
  ['/job', 'cityId=cty_fes', ['/api/public/vacancies/?cityId=cty_fes&page=1&pageSize=20']],
  ['/job/vendeuse-à-fès-n7jw4k2m', '', ['/api/public/vacancies/vendeuse-%C3%A0-f%C3%A8s-n7jw4k2m']],
  ['/job/application', '', []],
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
