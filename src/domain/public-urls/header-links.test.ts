import { expect, test } from 'vitest';
import { HEADER_LINKS, isActiveLink } from './header-links';

test('The header has the links of the specification, in its order', () => {
  expect(HEADER_LINKS.map(({ path }) => path)).toEqual(['/', '/wasaler', '/', '/', '/']);
});

test.each([
  ['/', ['home']],
  ['/wasaler', ['wasaler']],
  ['/faqs', []],
])('On %s the active header links are %j', (pathname, active) => {
  const found = HEADER_LINKS.filter((link) => isActiveLink(link, pathname));
  expect(found.map(({ name }) => name)).toEqual(active);
});
