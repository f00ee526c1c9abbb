import { expect, test } from 'vitest';
import { tourIdOfSlug } from './tour-id-of-slug';
import { tourPath, tourSlug } from './tour-slug';

test.each([
  ['Visite de l’atelier', 'visite-de-l-atelier-k1'],
  ['زيارة الورشة', 'زيارة-الورشة-k1'],
  ['—', 'k1'],
  ['a'.repeat(200), `${'a'.repeat(80)}-k1`],
  [`${'a'.repeat(79)} b`, `${'a'.repeat(79)}-k1`],
])('The address of the tour %s ends in %s, from which its id is read', (title, slug) => {
  expect(tourSlug({ id: 'tou_k1', title })).toBe(slug);
  expect(tourIdOfSlug(slug)).toBe('tou_k1');
});

test('The path of a tour is percent-encoded', () => {
  expect(tourPath({ id: 'tou_k1', title: 'Fès' })).toBe('/tour/fes-k1');
  expect(tourPath({ id: 'tou_k1', title: 'فاس' })).toBe(`/tour/${encodeURIComponent('فاس-k1')}`);
});

test.each(['', 'a-', 'four-k_1', 'four-؟'])('The address %o is of no tour', (slug) => {
  expect(tourIdOfSlug(slug)).toBeNull();
});
