import { expect, test } from 'vitest';
import { accountFormSchema } from './account-form';

const salma = {
  firstName: 'Salma',
  lastName: 'Bennani',
  userName: 'salma.b',
  email: 'salma@exemple.ma',
  role: 'store_user',
  phoneNumber: '06 61 42 03 18',
  currentPassword: '',
};

test('A complete account form has no errors', () => {
  expect(codesOf(salma)).toEqual({});
});

test.each([
  [
    { firstName: ' ', lastName: '' },
    { firstName: 'required', lastName: 'required' },
  ],
  [
    { userName: '', email: '', phoneNumber: '' },
    { userName: 'required', email: 'required', phoneNumber: 'required' },
  ],
  [{ userName: 'a b' }, { userName: 'invalid_user_name' }],
  [{ userName: ' Salma@exemple.ma ' }, {}],
  [{ userName: 'salma@exemple.ma', email: 'hind@exemple.ma' }, {}],
  // Whether the name may be the new address already is known to the server only.
  [{ userName: 'hind@exemple.ma', email: 'hind@exemple.ma' }, {}],
  [{ userName: 'hind@exemple.ma' }, { userName: 'not_own_address' }],
  [
    { userName: 'hind@exemple.ma', firstName: '' },
    { firstName: 'required', userName: 'not_own_address' },
  ],
  [{ userName: 'boutique.com' }, { userName: 'contains_link' }],
  [{ email: 'salma@' }, { email: 'invalid_email' }],
  [{ phoneNumber: '12' }, { phoneNumber: 'invalid_phone' }],
  [{ firstName: 'x'.repeat(101) }, { firstName: 'too_long' }],
  [{ role: '' }, { role: 'required' }],
])('An account form with %j has the errors %j', (change, codes) => {
  expect(codesOf({ ...salma, ...change })).toEqual(codes);
});

function codesOf(values: unknown) {
  const { error } = accountFormSchema(salma).safeParse(values);
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
}

test('A user name from before the rule about addresses does not keep other fields from being saved', () => {
  const saved = { ...salma, userName: 'hind@exemple.ma' };
  const form = { ...saved, phoneNumber: '06 61 42 03 19' };
  expect(accountFormSchema(saved).safeParse(form).success).toBe(true);
});
