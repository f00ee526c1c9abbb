import { describe, expect, it } from 'vitest';
import { amountsWithout, type CancellableOrder, refundOfPieces } from './cancelled-pieces';

describe('Cancelled pieces of an order', () => {
  it('Cancelled pieces lower the total by their price and the commission in proportion; shipping stays', () => {
    expect(amountsWithout(order, [of('oit_1', 2)])).toMatchObject({
      itemTotal: 18_000,
      shippingTotal: 3_000,
      total: 21_000,
      commissionTotal: 1_400,
    });
  });

  it('The refund for cancelled pieces is the decrease of the total', () => {
    expect(refundOfPieces(order, [of('oit_1', 2)], 41_000)).toBe(20_000);
  });

  it('The refund for all remaining pieces is everything refundable, including shipping', () => {
    expect(refundOfPieces(order, [of('oit_1', 3), of('oit_2', 1)], 41_000)).toBe(41_000);
  });

  it('The refund for cancelled pieces does not exceed the refundable amount', () => {
    expect(refundOfPieces(order, [of('oit_1', 2)], 15_000)).toBe(15_000);
    expect(refundOfPieces(order, [of('oit_1', 2)], 0)).toBe(0);
  });

  it('Cancelled pieces limit the discount to what remains to be discounted', () => {
    const cheap = { ...order, discountTotal: 30_000, total: 11_000 };
    expect(amountsWithout(cheap, [of('oit_1', 3)]).total).toBe(0);
    expect(refundOfPieces(cheap, [of('oit_1', 3)], 11_000)).toBe(11_000);
  });

  it('Cancelled pieces are computed on top of earlier cancellations', () => {
    const [first, second] = order.items;
    if (!first || !second) throw new Error('The order has two lines.');
    const later = { ...order, items: [{ ...first, quantityCancelled: 2 }, second], total: 21_000 };
    expect(refundOfPieces(later, [of('oit_2', 1)], 21_000)).toBe(8_000);
    expect(amountsWithout(later, []).commissionTotal).toBe(2_800);
  });

  it('A hidden commission counts as 0 in the amounts without cancelled pieces', () => {
    const items = order.items.map((item) => ({ ...item, commission: null }));
    expect(amountsWithout({ ...order, items }, []).commissionTotal).toBe(0);
  });
});

function of(orderItemId: string, quantity: number) {
  return { orderItemId, quantity };
}

/** Three bowls at 100 DHS and a lamp at 80, plus 30 for shipping. */
const order: CancellableOrder = {
  items: [
    {
      id: 'oit_1',
      quantity: 3,
      quantityCancelled: 0,
      quantityReturned: 0,
      unitPrice: 10_000,
      commission: 2_100,
    },
    {
      id: 'oit_2',
      quantity: 1,
      quantityCancelled: 0,
      quantityReturned: 0,
      unitPrice: 8_000,
      commission: 700,
    },
  ],
  total: 41_000,
  shippingTotal: 3_000,
  discountTotal: 0,
};
