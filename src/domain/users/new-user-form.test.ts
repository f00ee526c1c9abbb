import { expect, test } from 'vitest';
import { passwordChoiceSchema } from '../session/password-change';
import { newUserSchema } from './new-user-form';

const rim = {
  firstName: 'Rim',
  lastName: 'Fassi',
  userName: 'rim',
  email: 'rim@exemple.ma',
  role: 'store_user',
  phoneNumber: '06 61 42 03 18',
  language: 'ar',
};

test.each([
  [{ entry: 'password', password: 'Zellige&2027' }, {}],
  [{ entry: 'password', password: '' }, { password: 'required' }],
  [{ entry: 'password', password: 'zellige' }, { password: 'too_short' }],
  [
    { entry: 'password', password: '', firstName: '', role: null },
    { firstName: 'required', role: 'required', password: 'required' },
  ],
  [{ entry: 'invitation', password: '' }, {}],
  [{ entry: 'invitation', password: '', role: null }, { role: 'required' }],
  [{ entry: 'invitation', password: '', phoneNumber: '12' }, { phoneNumber: 'invalid_phone' }],
  [{ entry: 'invitation', password: '', email: 'rim@' }, { email: 'invalid_email' }],
])('A new user with %j has the errors %j', (change, codes) => {
  expect(codesOf(newUserSchema.safeParse({ ...rim, ...change }))).toEqual(codes);
});

test.each([
  ['Zellige&2027', 'Zellige&2027', {}],
  ['', '', { password: 'required', confirmPassword: 'required' }],
  ['Zellige&2027', 'Zellige', { confirmPassword: 'passwords_mismatch' }],
  ['zellige&2027', 'zellige&2027', { password: 'uppercase_missing' }],
])(
  'The chosen password "%s", confirmed as "%s", has the errors %j',
  (password, confirmPassword, codes) => {
    expect(codesOf(passwordChoiceSchema.safeParse({ password, confirmPassword }))).toEqual(codes);
  },
);

function codesOf({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
}
