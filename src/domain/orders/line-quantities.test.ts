import { describe, expect, it } from 'vitest';
import { everythingOpen, isEverything, lineQuantityErrors, openQuantity } from './line-quantities';

function item(id: string, quantity: number, quantityCancelled = 0, quantityReturned = 0) {
  return {
    id,
    quantity,
    quantityCancelled,
    quantityReturned,
  };
}

const order = [item('bowl', 3, 1), item('rug', 1), item('tea', 2, 1, 1)];

describe('Pieces of an order', () => {
  it('The open pieces of an order are those neither cancelled nor returned', () => {
    expect(order.map(openQuantity)).toEqual([2, 1, 0]);
    expect(everythingOpen(order)).toEqual([
      { orderItemId: 'bowl', quantity: 2 },
      { orderItemId: 'rug', quantity: 1 },
    ]);
  });

  it('Chosen pieces are everything only when no open piece is left out', () => {
    expect(isEverything(order, everythingOpen(order))).toBe(true);
    expect(isEverything(order, [{ orderItemId: 'bowl', quantity: 2 }])).toBe(false);
    expect(isEverything(order, [])).toBe(false);
  });
});

describe('Requested pieces', () => {
  it.each([
    [[{ orderItemId: 'bowl', quantity: 2 }], {}],
    [[], { items: ['required'] }],
    [[{ orderItemId: 'lamp', quantity: 1 }], { 'items.0.orderItemId': ['unknown'] }],
    [[{ orderItemId: 'bowl', quantity: 3 }], { 'items.0.quantity': ['too_large'] }],
    [[{ orderItemId: 'tea', quantity: 1 }], { 'items.0.quantity': ['too_large'] }],
    [[{ orderItemId: 'rug', quantity: 0 }], { 'items.0.quantity': ['too_small'] }],
    [[{ orderItemId: 'rug', quantity: 0.5 }], { 'items.0.quantity': ['too_small'] }],
    [
      [
        { orderItemId: 'rug', quantity: 1 },
        { orderItemId: 'rug', quantity: 1 },
      ],
      { 'items.1.orderItemId': ['repeated'] },
    ],
  ])('Requested pieces of %j get the errors %j', (wanted, errors) => {
    expect(lineQuantityErrors(order, wanted)).toEqual(errors);
  });

  it('Requested pieces cannot include pieces that are already claimed', () => {
    const wanted = [{ orderItemId: 'bowl', quantity: 1 }];
    expect(lineQuantityErrors(order, wanted, new Map([['bowl', 1]]))).toEqual({});
    expect(lineQuantityErrors(order, wanted, new Map([['bowl', 2]]))).toEqual({
      'items.0.quantity': ['too_large'],
    });
  });
});
