import { expect, test } from 'vitest';
import { recoveryFormSchema } from './recovery-form';

function codeOf(account: string): string | undefined {
  return recoveryFormSchema.safeParse({ account }).error?.issues[0]?.message;
}

test.each(['salma@exemple.ma', ' salma@exemple.ma ', 'salma.b', 'زهرة'])(
  'A link for a new password can be requested for "%s"',
  (account) => {
    expect(codeOf(account)).toBeUndefined();
  },
);

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['salma@', 'invalid_email'],
  ['salma@exemple', 'invalid_email'],
  ['salma exemple.ma', 'invalid_email'],
  ['s', 'invalid_email'],
  [`${'x'.repeat(250)}@exemple.ma`, 'too_long'],
])('The account "%s" of a request for a new password is refused as %s', (account, code) => {
  expect(codeOf(account)).toBe(code);
});
