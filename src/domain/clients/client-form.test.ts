import { expect, test } from 'vitest';
import { addressesOf, clientSchema, NO_CLIENT } from './client-form';

const nour = { ...NO_CLIENT, firstName: 'Nour', lastName: 'El Alami', phoneNumber: '0661420318' };
const work = { line1: '9, rue Moulay Youssef', line2: null, cityId: 'cty_rabat', zipcode: null };

test.each([
  [{}, {}],
  [
    { firstName: ' ', phoneNumber: '' },
    { firstName: 'required', phoneNumber: 'required' },
  ],
  [
    { phoneNumber: '12', email: 'nour@' },
    { phoneNumber: 'invalid_phone', email: 'invalid_email' },
  ],
  [{ ice: '12' }, { ice: 'invalid_ice' }],
  [{ line1: '3, rue Al Qods' }, { cityId: 'required' }],
  [{ cityId: 'cty_fes' }, { line1: 'required' }],
  [{ zipcode: '1' }, { line1: 'required', cityId: 'required', zipcode: 'invalid_zipcode' }],
  [{ note: 'x'.repeat(2001) }, { note: 'too_long' }],
])('A client with %j has the errors %j', (change, codes) => {
  const { error } = clientSchema.safeParse({ ...nour, ...change });
  const found = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  expect(Object.fromEntries(found)).toEqual(codes);
});

test('A client without a main address has their other addresses only', () => {
  expect(addressesOf({ ...nour, otherAddresses: [work] })).toEqual([work]);
  expect(addressesOf(nour)).toEqual([]);
});

test('The main address is first, with trimmed texts, and the other addresses follow', () => {
  const values = { ...nour, line1: ' 3, rue Al Qods ', cityId: 'cty_fes', otherAddresses: [work] };
  expect(addressesOf(values)).toEqual([
    { line1: '3, rue Al Qods', line2: null, cityId: 'cty_fes', zipcode: null },
    work,
  ]);
});
