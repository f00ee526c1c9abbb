import { expect, test } from 'vitest';
import { contactFormSchema, EMPTY_CONTACT, EMPTY_JOIN, joinFormSchema } from './inquiry-form';

function codes(schema: typeof contactFormSchema | typeof joinFormSchema, values: object) {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

const ghita = { firstName: 'Ghita', lastName: 'Sqalli', email: 'ghita@exemple.ma' };

test('The contact form requires a name, an e-mail address and a message, but no phone number', () => {
  expect(codes(contactFormSchema, EMPTY_CONTACT)).toEqual({
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    message: 'required',
  });
  const letter = { ...EMPTY_CONTACT, ...ghita, message: 'Livrez-vous à Dakhla ?' };
  expect(codes(contactFormSchema, letter)).toEqual({});
  expect(codes(contactFormSchema, { ...letter, phoneNumber: '12', email: 'ghita@' })).toEqual({
    phoneNumber: 'invalid_phone',
    email: 'invalid_email',
  });
});

test('The join form requires a phone number', () => {
  expect(codes(joinFormSchema, { ...EMPTY_JOIN, ...ghita })).toEqual({ phoneNumber: 'required' });
  expect(codes(joinFormSchema, { ...EMPTY_JOIN, ...ghita, phoneNumber: '0670335982' })).toEqual({});
});
