import { expect, test } from 'vitest';
import { emailKeyOf } from './email-key';

test.each([
  [' Salma@Exemple.MA ', 'salma@exemple.ma'],
  ['\u212Aarim@exemple.ma', '\u212Aarim@exemple.ma'],
  ['SALMA\u0130@exemple.ma', 'salma\u0130@exemple.ma'],
])('The address %j is compared as %j', (email, key) => {
  expect(emailKeyOf(email)).toBe(key);
});
