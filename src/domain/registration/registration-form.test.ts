import { expect, test } from 'vitest';
import { EMPTY_REGISTRATION, registrationSchema } from './registration-form';

const salma = {
  firstName: 'Salma',
  lastName: 'Bennani',
  storeName: 'Zellige de Fès',
  email: 'salma@exemple.ma',
  password: 'Zellige&2027',
};

test.each([
  [salma, {}],
  [
    EMPTY_REGISTRATION,
    {
      firstName: 'required',
      lastName: 'required',
      storeName: 'required',
      email: 'required',
      password: 'required',
    },
  ],
  [{ ...salma, email: 'salma' }, { email: 'invalid_email' }],
  [{ ...salma, firstName: '  ' }, { firstName: 'required' }],
  [{ ...salma, lastName: 'x'.repeat(101) }, { lastName: 'too_long' }],
  [{ ...salma, storeName: 'Tapis sur tapis.ma' }, { storeName: 'contains_link' }],
  [{ ...salma, password: 'Password1!' }, { password: 'too_common' }],
  [
    { ...salma, email: 'x', password: 'short' },
    { email: 'invalid_email', password: 'too_short' },
  ],
])('The registration %j has the errors %j, all at once', (values, errors) => {
  const { error } = registrationSchema.safeParse(values);
  const first: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) first[path.join('.')] ??= message;
  expect(first).toEqual(errors);
});

test('The form of a registration trims what is sent, and never the password', () => {
  const typed = { ...salma, email: ' salma@exemple.ma ', password: ' Zellige&2027 ' };
  expect(registrationSchema.parse(typed)).toEqual({ ...salma, password: ' Zellige&2027 ' });
});
