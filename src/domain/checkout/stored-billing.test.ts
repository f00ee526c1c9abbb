import { expect, test } from 'vitest';
import { NO_BILLING } from './billing-form';
import { parseStoredBilling } from './stored-billing';

test.each([undefined, null, 'x', 3, []])('nothing is read of %j', (kept) => {
  expect(parseStoredBilling(kept)).toEqual(NO_BILLING);
});

test('what was written is read field by field, and nothing else', () => {
  const kept = { firstName: 'Houda', cityId: 'cty_fes', line1: 12, isAdmin: true };
  expect(parseStoredBilling(kept)).toEqual({
    ...NO_BILLING,
    firstName: 'Houda',
    cityId: 'cty_fes',
  });
});
