import { expect, test } from 'vitest';
import { NO_BILLING } from './billing-form';
import { readBillingValues } from './kept-billing';

test.each([undefined, null, 'x', 3, []])('nothing is read of %j', (kept) => {
  expect(readBillingValues(kept)).toEqual(NO_BILLING);
});

test('what was written is read field by field, and nothing else', () => {
  const kept = { firstName: 'Houda', cityId: 'cty_fes', line1: 12, isAdmin: true };
  expect(readBillingValues(kept)).toEqual({
    ...NO_BILLING,
    firstName: 'Houda',
    cityId: 'cty_fes',
  });
});
