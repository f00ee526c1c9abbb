import { expect, test } from 'vitest';
import { withPlainBlanks } from './plain-blanks';

test.each([
  ['\u200e1\u202f250\u00a0DH\u200f', '1 250 DH'],
  ['\ufeff  a \t b\n', 'a b'],
  ['\u2067\u2069', ''],
])('%j is seen as %j', (text, seen) => {
  expect(withPlainBlanks(text)).toBe(seen);
});
