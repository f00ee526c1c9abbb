import { describe, expect, it } from 'vitest';
import { amountsWithout, type CancellableOrder, refundOfPieces } from './cancelled-pieces';

describe('pieces of an order that are cancelled', () => {
  it('lower the total by their price and the commission in proportion; shipping stays', () => {
    expect(amountsWithout(order, [of('oit_1', 2)])).toMatchObject({
      itemTotal: 18_000,
      shippingTotal: 3_000,
      total: 21_000,
      commissionTotal: 1_400,
    });
  });

  it('give back what the total falls by', () => {
    expect(refundOfPieces(order, [of('oit_1', 2)], 41_000)).toBe(20_000);
  });

  it('give back everything, shipping too, when nothing is left', () => {
    expect(refundOfPieces(order, [of('oit_1', 3), of('oit_2', 1)], 41_000)).toBe(41_000);
  });

  it('give back no more than the client can still be given', () => {
    expect(refundOfPieces(order, [of('oit_1', 2)], 15_000)).toBe(15_000);
    expect(refundOfPieces(order, [of('oit_1', 2)], 0)).toBe(0);
  });

  it('leave a discount no larger than what is left to discount', () => {
    const cheap = { ...order, discountTotal: 30_000, total: 11_000 };
    expect(amountsWithout(cheap, [of('oit_1', 3)]).total).toBe(0);
    expect(refundOfPieces(cheap, [of('oit_1', 3)], 11_000)).toBe(11_000);
  });

  it('count from what earlier cancellations have left', () => {
    const [first, second] = order.items;
    if (!first || !second) throw new Error('The order has two lines.');
    const later = { ...order, items: [{ ...first, quantityCancelled: 2 }, second], total: 21_000 };
    expect(refundOfPieces(later, [of('oit_2', 1)], 21_000)).toBe(8_000);
    expect(amountsWithout(later, []).commissionTotal).toBe(2_800);
  });

  it('say nothing of a commission that is not shown', () => {
    const items = order.items.map((item) => ({ ...item, commission: null }));
    expect(amountsWithout({ ...order, items }, []).commissionTotal).toBe(0);
  });
});

const of = (orderItemId: string, quantity: number) => ({ orderItemId, quantity });

/** Three bowls at 100 DHS and a lamp at 80, 30 for the way. */
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
