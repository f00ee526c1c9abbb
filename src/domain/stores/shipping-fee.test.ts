import { describe, expect, it } from 'vitest';
import { freeShippingFrom, shippingDaysOf, shippingFeeOf, shippingRangeOf } from './shipping-fee';

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

describe('Terms before the goods or the town are known', () => {
  const oujda = { id: 'cty_oujda', region: 'Oriental', shippingFee: 4500, deliveryDays: 4 };

  it.each([
    ['the total of the rule', [rule], 30_000],
    ['none without a rule', null, null],
    ['none where the store does not deliver', [{ ...rule, isDelivered: false }], null],
  ] as const)('Delivery is free from %s', (_name, rules, from) => {
    expect(freeShippingFrom(rules, fes)).toBe(from);
  });

  it('The range covers all destinations that the store sends to', () => {
    expect(shippingRangeOf([rule], [fes, oujda])).toEqual({
      feeFrom: 2000,
      daysFrom: 2,
      daysTo: 4,
      freeFrom: 30_000,
    });
    const onlyFar = [{ ...rule, isDelivered: false }];
    expect(shippingRangeOf(onlyFar, [fes, oujda])).toEqual({
      feeFrom: 4500,
      daysFrom: 4,
      daysTo: 4,
      freeFrom: null,
    });
  });

  it('A store that sends nowhere has no range', () => {
    expect(shippingRangeOf([{ ...rule, isDelivered: false }], [fes])).toBeNull();
  });
});
