import { expect, test } from 'vitest';
import { formatFileSize } from './file-size';

test.each([
  [0, '0\u00a0o', '0\u00a0بايت', '0\u00a0byte'],
  [820, '820\u00a0o', '820\u00a0بايت', '820\u00a0byte'],
  [64_000, '64\u00a0ko', '64\u00a0كيلوبايت', '64\u00a0kB'],
  [1_640_000, '1,6\u00a0Mo', '1,6\u00a0ميغابايت', '1.6\u00a0MB'],
  [2_000_000_000_000, '2\u00a0000\u00a0Go', '2.000\u00a0غيغابايت', '2,000\u00a0GB'],
])('A size of %i bytes is written in each language', (bytes, french, arabic, english) => {
  expect(formatFileSize(bytes, 'fr')).toBe(french);
  expect(formatFileSize(bytes, 'ar')).toBe(arabic);
  expect(formatFileSize(bytes, 'en')).toBe(english);
});
