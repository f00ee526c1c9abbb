import { expect, test } from 'vitest';
import { departureValuesErrors } from './departure-values';

test('The places of a departure are whole numbers within the limits', () => {
  const guideIds: string[] = [];
  expect(departureValuesErrors({ minimum: 2, maximum: 12, guideIds })).toEqual({});
  expect(departureValuesErrors({ minimum: null, maximum: 501, guideIds })).toEqual({
    minimum: ['required'],
    maximum: ['too_large'],
  });
  const unreadable = { unreadable: 'dix', problem: 'not_a_number' as const };
  expect(departureValuesErrors({ minimum: 0, maximum: unreadable, guideIds })).toEqual({
    minimum: ['too_small'],
    maximum: ['not_a_number'],
  });
});

test('The minimum of a departure is not above its maximum', () => {
  expect(departureValuesErrors({ minimum: 9, maximum: 8, guideIds: [] })).toEqual({
    minimum: ['above_maximum'],
  });
});
