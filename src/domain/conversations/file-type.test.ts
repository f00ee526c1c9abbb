import { expect, test } from 'vitest';
import { fileTypeOf } from './file-type';

test.each([
  ['89504e470d0a1a0a00', 'image/png'],
  ['ffd8ffe0', 'image/jpeg'],
  ['474946383961', 'image/gif'],
  ['524946460000000057454250', 'image/webp'],
  ['255044462d312e37', 'application/pdf'],
  ['504b030414', 'application/zip'],
  ['789f3e22', 'application/ms-tnef'],
  ['3c737667', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('A file that begins with %s is %s', (hex, type) => {
  expect(fileTypeOf(Buffer.from(hex, 'hex'))).toBe(type);
});
