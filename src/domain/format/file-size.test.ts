import { expect, test } from 'vitest';
import { formatFileSize } from './file-size';

test.each([
  [0, '0\u00a0o', '0 بايت', '0 byte'],
  [820, '820\u00a0o', '820 بايت', '820 byte'],
  [64_000, '64\u00a0ko', '64 كيلوبايت', '64 kB'],
  [1_640_000, '1,6\u00a0Mo', '1,6 ميغابايت', '1.6 MB'],
  [2_000_000_000_000, '2\u00a0000\u00a0Go', '2.000 غيغابايت', '2,000 GB'],
])('A size of %i bytes is written in each language', (bytes, french, arabic, english) => {
  expect(formatFileSize(bytes, 'fr')).toBe(french);
  expect(formatFileSize(bytes, 'ar')).toBe(arabic);
  expect(formatFileSize(bytes, 'en')).toBe(english);
});
