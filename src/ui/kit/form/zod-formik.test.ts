import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemToFormErrors, serverErrorOf, showServerErrors } from './problem-errors';
import { validateWith } from './zod-formik';

const schema = z.object({
  userName: z.string().check(z.minLength(1, 'required'), z.minLength(3, 'too_short')),
  email: z.string().check(z.regex(/@/, 'email_invalid')),
  prices: z.array(z.object({ amount: z.number().check(z.gt(0, 'price_zero')) })),
});

describe('a zod/mini schema validates a Formik form', () => {
  const validate = validateWith(schema);

  test('good values give no error', () => {
    expect(validate({ userName: 'salma', email: 'a@b', prices: [] })).toEqual({});
  });

  test('each wrong field gives its first code', () => {
    expect(validate({ userName: '', email: 'x', prices: [] })).toEqual({
      userName: 'required',
      email: 'email_invalid',
    });
  });

  test('a nested field keeps its place', () => {
    const errors = validate({ userName: 'salma', email: 'a@b', prices: [{ amount: 0 }] });
    expect(errors).toEqual({ prices: { 0: { amount: 'price_zero' } } });
  });
});

describe("a problem's errors", () => {
  const errors = { userName: ['taken', 'reserved'], 'prices.1.amount': ['price_zero'], email: [] };

  test('become Formik errors: the first code of each field, nested by its path', () => {
    expect(problemToFormErrors(errors)).toEqual({
      userName: 'taken',
      prices: [undefined, { amount: 'price_zero' }],
    });
    expect(problemToFormErrors(undefined)).toEqual({});
  });

  test('stand beside the field until it holds another value', () => {
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
