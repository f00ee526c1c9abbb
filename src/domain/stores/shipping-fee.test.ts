import { describe, expect, it } from 'vitest';
import { shippingDaysOf, shippingFeeOf } from './shipping-fee';

const fes = { id: 'cty_fes', region: 'Fès-Meknès', shippingFee: 3500, deliveryDays: 2 };
const rule = { region: 'Fès-Meknès', isDelivered: true, fee: 2000, freeFrom: 30_000 };

describe('Shipping fee and days', () => {
  it.each([
    ['no rules at all', null, 100, 3500],
    ['no rule for the region', [{ ...rule, region: 'Oriental' }], 100, 3500],
    ['a fee of the store’s own', [rule], 29_999, 2000],
    ['free from a total on', [rule], 30_000, 0],
    ['the city’s fee by the rule', [{ ...rule, fee: null }], 100, 3500],
    ['a fee of nothing', [{ ...rule, fee: 0, freeFrom: null }], 100, 0],
    ['no delivery', [{ ...rule, isDelivered: false }], 90_000, null],
    [
      'a rule for the city before the region’s',
      [rule, { ...rule, cityId: 'cty_fes', fee: 900 }],
      100,
      900,
    ],
    [
      'a rule for another city of the region',
      [{ ...rule, cityId: 'cty_sefrou', fee: 900 }],
      100,
      3500,
    ],
  ] as const)('The shipping fee is right with %s', (_name, rules, itemTotal, fee) => {
    expect(shippingFeeOf(rules, fes, itemTotal)).toBe(fee);
  });

  it('The shipping days are those of the rule, else those of the city', () => {
    expect(shippingDaysOf([{ ...rule, days: 1 }], fes)).toBe(1);
    expect([shippingDaysOf([rule], fes), shippingDaysOf(null, fes)]).toEqual([2, 2]);
  });
});
