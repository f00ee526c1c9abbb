import { describe, expect, test } from 'vitest';
import { contactErrors, contactOf, guestsOf, guestValuesErrors } from './guest-values';

const PRICES = { adult: 12_000, child: null, group: 90_000, groupSize: 8 };
const NOBODY = { adult: null, child: null, group: 0 };
const CONTACT = {
  firstName: ' Salma ',
  lastName: 'Idrissi',
  phoneNumber: '0661420318',
  email: ' ',
  language: 'fr' as const,
};

describe('The guests of a form', () => {
  test('Kinds without a number are left out', () => {
    expect(guestsOf({ adult: 2, child: null, group: 0 })).toEqual([{ kind: 'adult', quantity: 2 }]);
  });

  test('A form needs a guest; the first kind of the tour says so', () => {
    expect(guestValuesErrors(NOBODY, PRICES)).toEqual({ adult: ['required'] });
    expect(guestValuesErrors(NOBODY, { ...PRICES, adult: null })).toEqual({ group: ['required'] });
  });

  test('The error of a kind is at its own field', () => {
    const values = { adult: 1, child: 1, group: 101 };
    expect(guestValuesErrors(values, PRICES)).toEqual({
      child: ['not_offered'],
      group: ['too_large'],
    });
  });
});

describe('The contact of a form', () => {
  test('Blanks at the ends and an empty email address are left out', () => {
    expect(contactOf(CONTACT)).toEqual({ ...CONTACT, firstName: 'Salma', email: null });
  });

  test('A contact has a name, a telephone number and, if given, an email address', () => {
    expect(contactErrors(CONTACT)).toEqual({});
    expect(contactErrors({ ...CONTACT, firstName: '', phoneNumber: '12', email: 'x' })).toEqual({
      firstName: ['required'],
      phoneNumber: ['invalid_phone'],
      email: ['invalid_email'],
    });
  });
});
