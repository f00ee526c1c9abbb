import { expect, test } from 'vitest';
import { isLasting, type PortalFiles } from './portal-files';

const files: PortalFiles = {
  app: '/static/js/index.0a1b2c.js',
  texts: '0a1b2c3d',
  first: [],
  hashed: ['/static/js/index.0a1b2c.js', '/static/js/async/orders-page.d4e5f6.js'],
};

test.each([
  ['/static/js/index.0a1b2c.js', true],
  ['/static/js/async/orders-page.d4e5f6.js', true],
  ['/static/js/async/orders-page.ffffff.js', false],
  ['/locales/fr/shell.json?v=0a1b2c3d', true],
  ['/locales/fr/shell.json?v=ffffffff', false],
  ['/locales/fr/shell.json', false],
  ['/api/user/', false],
  ['/api/public/posts/?v=0a1b2c3d', false],
  ['/media/demo/bowl.jpg', false],
  ['/dashboard/order', false],
])('The worker keeps %s: %s', (address, isKept) => {
  expect(isLasting(new URL(address, 'https://portal.example'), files)).toBe(isKept);
});
