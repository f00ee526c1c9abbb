import { expect, test } from 'vitest';
import { HEADER_LINKS, isActiveLink } from './header-links';

test('The header has the links of the specification, in its order, and the shop', () => {
  const paths = HEADER_LINKS.filter(({ name }) => name !== 'shop').map(({ path }) => path);
  expect(paths).toEqual(['/', '/wasaler', '/', '/', '/']);
  expect(HEADER_LINKS[1]).toEqual({ name: 'shop', path: '/product' });
});

test.each([
  ['/', ['home']],
  ['/wasaler', ['wasaler']],
  ['/product', ['shop']],
  ['/product/prd_1', []],
  ['/faqs', []],
])('On %s the active header links are %j', (pathname, active) => {
  const found = HEADER_LINKS.filter((link) => isActiveLink(link, pathname));
  expect(found.map(({ name }) => name)).toEqual(active);
});
