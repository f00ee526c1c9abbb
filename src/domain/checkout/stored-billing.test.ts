import { expect, test } from 'vitest';
import { NO_BILLING } from './billing-form';
import { parseStoredBilling } from './stored-billing';

test.each([undefined, null, 'x', 3, []])(
  'A stored address of %j is read as an empty address',
  (kept) => {
    expect(parseStoredBilling(kept)).toEqual(NO_BILLING);
  },
);

test('A stored address is read field by field, without non-texts and unknown fields', () => {
  const kept = { firstName: 'Houda', cityId: 'cty_fes', line1: 12, isAdmin: true };
  expect(parseStoredBilling(kept)).toEqual({
    ...NO_BILLING,
    firstName: 'Houda',
    cityId: 'cty_fes',
  });
});
