import { expect, it } from 'vitest';
import { isWithoutNames } from './invitation';

it('A user without either name is asked for them, and one with a name is not', () => {
  expect(isWithoutNames({ firstName: '', lastName: '' })).toBe(true);
  expect(isWithoutNames({ firstName: 'Salma', lastName: '' })).toBe(false);
  expect(isWithoutNames({ firstName: '', lastName: 'Bennis' })).toBe(false);
});
