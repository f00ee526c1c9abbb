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
])('%s is refused as one of those tried first', async (password) => {
  expect(await validateNewPassword(password)).toEqual(['too_common']);
});

test.each([
  'Seller#2026',
  'Atelier#2026',
  'Zellige&2027',
  `Thé à la menthe 2026 🫖${'é'.repeat(80)}`,
])('%s may be chosen', async (password) => {
  expect(await validateNewPassword(password)).toEqual([]);
});

test('a common one that breaks the rules too is told both', async () => {
  expect(await validateNewPassword('123456789')).toEqual([
    'lowercase_missing',
    'uppercase_missing',
    'symbol_missing',
    'too_common',
  ]);
});
