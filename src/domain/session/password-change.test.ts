import { expect, test } from 'vitest';
import { metPasswordRules, passwordChangeSchema } from './password-change';

const OLD = 'Seller#2026';
const NEW = 'Zellige&2027';

test.each([
  [OLD, NEW, NEW, {}],
  ['', NEW, NEW, { oldPassword: 'required' }],
  [OLD, '', '', { newPassword: 'required', confirmNewPassword: 'required' }],
  [OLD, OLD, OLD, { newPassword: 'same_as_old' }],
  [OLD, NEW, 'Zellige', { confirmNewPassword: 'passwords_mismatch' }],
  [OLD, 'Ab1!', 'Ab1!', { newPassword: 'too_short' }],
  [OLD, 'zellige2027', 'zellige2027', { newPassword: 'uppercase_missing' }],
  [OLD, 'Password1!', 'Password1!', { newPassword: 'too_common' }],
])(
  'The change from "%s" to "%s", confirmed as "%s", has the errors %j',
  (oldPassword, newPassword, again, codes) => {
    const { error } = passwordChangeSchema.safeParse({
      oldPassword,
      newPassword,
      confirmNewPassword: again,
    });
    const told = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
    expect(Object.fromEntries(told)).toEqual(codes);
  },
);

test('Each password rule is met on its own', () => {
  const met = (newPassword: string) => [...metPasswordRules({ oldPassword: OLD, newPassword })];
  expect(met('')).toEqual([]);
  expect(met('z')).toEqual(['lowercase_missing', 'same_as_old']);
  expect(met('Zellige2')).toEqual([
    'too_short',
    'lowercase_missing',
    'uppercase_missing',
    'number_missing',
    'same_as_old',
  ]);
  expect(met(OLD)).not.toContain('same_as_old');
  expect(met(NEW)).toHaveLength(6);
});
