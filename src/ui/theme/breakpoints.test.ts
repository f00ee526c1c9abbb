import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { below } from './breakpoints';

test('The script of the first requests and the pages call the same windows a phone', () => {
  const url = new URL('../../../public/first-requests.js', import.meta.url);
  expect(readFileSync(url, 'utf8')).toContain(`matchMedia('${below('phone')}')`);
});
