import { expect, test } from 'vitest';
import { validateNewPassword } from './validate-new-password';

test.each([
  'Password1!',
  'Iloveyou2!',
  'Princess1!',
  'P@ssword1!',
  '!Liverpool1',
  'Trustno1!',
  'Pa$$word1',
  'Qwerty123$',
  'Charlie1.',
  'Ch@rlie1',
])('`validateNewPassword` refuses %s as too common', async (password) => {
  expect(await validateNewPassword(password)).toEqual(['too_common']);
});

test.each([
  'Seller#2026',
  'Atelier#2026',
  'Zellige&2027',
  `Thé à la menthe 2026 🫖${'é'.repeat(80)}`,
])('`validateNewPassword` accepts %s', async (password) => {
  expect(await validateNewPassword(password)).toEqual([]);
});

test('`validateNewPassword` reports both the broken rules and that the password is too common', async () => {
  expect(await validateNewPassword('123456789')).toEqual([
    'lowercase_missing',
    'uppercase_missing',
    'symbol_missing',
    'too_common',
  ]);
});
