import { afterEach, expect, test, vi } from 'vitest';
import { textsAddresses } from './texts-address';

afterEach(() => vi.unstubAllEnvs());

test('A group of namespaces has one file, a single namespace one in the fallback language too', () => {
  expect(textsAddresses('ar', ['shell', 'common'])).toEqual(['/locales/ar/common.shell.json']);
  expect(textsAddresses('ar', ['media'])).toEqual([
    '/locales/ar/media.json',
    '/locales/en/media.json',
  ]);
  expect(textsAddresses('ar', [])).toEqual([]);
});

test('The addresses name the version of the texts in a build', () => {
  vi.stubEnv('TEXTS_VERSION', '0a1b2c3d');
  expect(textsAddresses('ar', ['shell', 'common'])).toEqual([
    '/locales/ar/common.shell.json?v=0a1b2c3d',
  ]);
});
