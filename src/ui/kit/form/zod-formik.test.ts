import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemToFormErrors, showServerErrors } from './problem-errors';
import { serverErrorOf } from './server-errors';
import { validateWith } from './zod-formik';

const schema = z.object({
  userName: z.string().check(z.minLength(1, 'required'), z.minLength(3, 'too_short')),
  email: z.string().check(z.regex(/@/, 'email_invalid')),
  prices: z.array(z.object({ amount: z.number().check(z.gt(0, 'price_zero')) })),
});

describe('`validateWith`', () => {
  const validate = validateWith(schema);

  test('`validateWith` returns no errors for valid values', () => {
    expect(validate({ userName: 'salma', email: 'a@b', prices: [] })).toEqual({});
  });

  test('`validateWith` returns the first code of each invalid field', () => {
    expect(validate({ userName: '', email: 'x', prices: [] })).toEqual({
      userName: 'required',
      email: 'email_invalid',
    });
  });

  test('`validateWith` returns the error of a nested field at its path', () => {
    const errors = validate({ userName: 'salma', email: 'a@b', prices: [{ amount: 0 }] });
    expect(errors).toEqual({ prices: { 0: { amount: 'price_zero' } } });
  });
});

describe('Errors of a problem', () => {
  const errors = { userName: ['taken', 'reserved'], 'prices.1.amount': ['price_zero'], email: [] };

  test('`problemToFormErrors` returns the first code of each field, nested by its path', () => {
    expect(problemToFormErrors(errors)).toEqual({
      userName: 'taken',
      prices: [undefined, { amount: 'price_zero' }],
    });
    expect(problemToFormErrors(undefined)).toEqual({});
  });

  test("`serverErrorOf` returns the server's error until the field has another value", () => {
    let status: unknown;
    const form = {
      setStatus: (next: unknown) => (status = next),
      setTouched: async () => undefined,
    };
    showServerErrors(form, { userName: 'salma' }, { userName: ['taken'] });
    expect(serverErrorOf(status, 'userName', 'salma')).toBe('taken');
    expect(serverErrorOf(status, 'userName', 'salma2')).toBeUndefined();
    expect(serverErrorOf(undefined, 'userName', 'salma')).toBeUndefined();
  });
});
