import { describe, expect, it } from 'vitest';
import { commissionLeft, commissionOf, orderAmounts, taxWithin } from './order-amounts';

describe('Amounts of an order', () => {
  it('The amounts of an order add up items, shipping and discount, and include the tax', () => {
    const lines = [
      { unitPrice: 12_000, quantity: 2, commission: 2_880 },
      { unitPrice: 9_990, quantity: 1, commission: 999 },
    ];
    expect(orderAmounts(lines, 3_500, 3_500)).toEqual({
      itemTotal: 33_990,
      shippingTotal: 3_500,
      discountTotal: 3_500,
      taxTotal: 5_665,
      total: 33_990,
      commissionTotal: 3_879,
      netTotal: 30_111,
    });
  });

  it('The total of an order never falls below 0 because of a discount', () => {
    const lines = [{ unitPrice: 500, quantity: 1, commission: 50 }];
    expect(orderAmounts(lines, 0, 2_000)).toMatchObject({ discountTotal: 500, total: 0 });
  });

  it('The tax and the commission of an order are whole centimes', () => {
    expect(taxWithin(100)).toBe(17);
    expect(commissionOf(333, 3, 0.125)).toBe(125);
    expect(commissionLeft(125, 3, 2)).toBe(83);
    expect(commissionLeft(125, 3, 0)).toBe(0);
    expect(commissionLeft(0, 0, 0)).toBe(0);
  });
});
