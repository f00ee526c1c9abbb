import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAmount, readWholeNumber } from '#domain/format/typed-number';
import { showServerErrors } from './problem-errors';
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

describe('`validateWith` and numbers that cannot be read', () => {
  const lenient = z.object({ fee: z.any(), days: z.any(), lines: z.array(z.any()) });

  test('A number that cannot be read is an error, also where the schema accepts everything', () => {
    const validate = validateWith(lenient);
    const values = {
      fee: readAmount('1e3'),
      days: 2,
      lines: [{ pieces: readWholeNumber('2,5') }],
    };
    expect(validate(values)).toEqual({
      fee: 'not_a_number',
      lines: { 0: { pieces: 'not_whole' } },
    });
  });

  test('A number that cannot be read has its own code, and not that of the schema', () => {
    const validate = validateWith(z.object({ price: z.nullable(z.number('required')) }));
    // A number field puts more into a form than its values' type says.
    const values = { price: readAmount('-3') as number };
    expect(validate(values)).toEqual({ price: 'negative_number' });
  });

  test('Errors of hidden fields do not count', () => {
    const strict = z.object({ how: z.string(), amount: z.number('required') });
    const validate = validateWith(strict, ({ how }) => (how === 'whole' ? ['amount'] : []));
    const amount = readAmount('1e3') as number;
    expect(validate({ how: 'whole', amount })).toEqual({});
    expect(validate({ how: 'part', amount })).toEqual({ amount: 'not_a_number' });
  });
});

describe('Errors of a problem', () => {
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
