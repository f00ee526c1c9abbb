import { describe, expect, it } from 'vitest';
import { shippingFeeOf } from './shipping-fee';

const fes = { region: 'Fès-Meknès', shippingFee: 3500 };
const rule = { region: 'Fès-Meknès', isDelivered: true, fee: 2000, freeFrom: 30_000 };

describe('sending a parcel', () => {
  it.each([
    ['no rules at all', null, 100, 3500],
    ['no rule for the region', [{ ...rule, region: 'Oriental' }], 100, 3500],
    ['a fee of the store’s own', [rule], 29_999, 2000],
    ['free from a total on', [rule], 30_000, 0],
    ['the city’s fee by the rule', [{ ...rule, fee: null }], 100, 3500],
    ['a fee of nothing', [{ ...rule, fee: 0, freeFrom: null }], 100, 0],
    ['no delivery', [{ ...rule, isDelivered: false }], 90_000, null],
  ] as const)('with %s', (_name, rules, itemTotal, fee) => {
    expect(shippingFeeOf(rules, fes, itemTotal)).toBe(fee);
  });
});
