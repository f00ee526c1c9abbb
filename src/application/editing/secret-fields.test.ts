import { expect, test } from 'vitest';
import { withoutSecrets, withPasswordForEmail } from './secret-fields';

test('The values of a record do not contain the password', () => {
  const values = { email: 'a@exemple.ma', currentPassword: 'x' };
  expect(withoutSecrets(values)).toEqual({ email: 'a@exemple.ma' });
});

test.each([
  [
    { email: 'a@exemple.ma', currentPassword: 'x' },
    { email: 'a@exemple.ma', currentPassword: 'x' },
  ],
  [{ email: 'a@exemple.ma', currentPassword: '' }, { email: 'a@exemple.ma' }],
  [{ firstName: 'Hind', currentPassword: 'x' }, { firstName: 'Hind' }],
])('The password is sent only with another address: %j as %j', (changes, sent) => {
  expect(withPasswordForEmail(changes)).toEqual(sent);
});
