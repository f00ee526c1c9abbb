import { expect, test } from 'vitest';
import { documentAt } from './documents';

test.each([
  ['/', 'landing'],
  ['/wasaler', 'wasaler'],
  ['/faqs', 'faqs'],
])('%s is written at build time', (path, page) => {
  expect(documentAt(path)).toEqual({ kind: 'written', page });
});

test.each([
  ['visit', '/product'],
  ['visit', '/product/checkout'],
  ['visit', '/product/prd_01'],
  ['visit', '/post/le-tapis-berbere'],
  ['visit', '/contact-us'],
  ['visit', '/join-wasaler'],
  ['visit', '/join-seller'],
  ['visit', '/redirect-test'],
  ['visit', '/app'],
  ['visit', '/app/product/42'],
  ['portal', '/dashboard'],
  ['portal', '/dashboard/order/ord_1'],
  ['portal', '/auth/jwt/login'],
  ['portal', '/auth/jwt/new-password'],
  ['portal', '/404'],
  ['portal', '/maintenance'],
  ['portal', '/components'],
  ['unknown', '/application'],
  ['unknown', '/dashboards'],
  ['unknown', '/discover'],
  ['unknown', '/join-nobody'],
  ['unknown', '/product/prd_01/edit'],
  ['unknown', '/wasaler/x'],
])('%s answers %s', (kind, path) => {
  expect(documentAt(path)).toEqual({ kind });
});
