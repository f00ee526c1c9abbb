import { expect, test } from 'vitest';
import { type PickedItem, pickLines } from './pick-list';

test('A pick list sums the pieces of each variant over the orders, by SKU', () => {
  const lines = pickLines([
    { number: '10042', items: [bowl('BOL-10', 2), bowl('BOL-9', 1)] },
    { number: '10043', items: [bowl('BOL-9', 3)] },
  ]);
  expect(lines.map(({ item, pieces, orders }) => [item.sku, pieces, orders])).toEqual([
    [
      'BOL-9',
      4,
      [
        { number: '10042', pieces: 1 },
        { number: '10043', pieces: 3 },
      ],
    ],
    ['BOL-10', 2, [{ number: '10042', pieces: 2 }]],
  ]);
});

test('A pick list is in the order of the places, and goods without a place come last', () => {
  const at = (storagePlace: string | null, sku: string) => ({ ...bowl(sku, 1), storagePlace });
  const items = [at(null, 'A'), at('B10', 'B'), at('B9', 'D'), at('B9', 'C')];
  const lines = pickLines([{ number: '10042', items }]);
  expect(lines.map(({ item }) => item.sku)).toEqual(['C', 'D', 'B', 'A']);
});

test('Cancelled and returned pieces are not picked', () => {
  const items = [
    { ...bowl('BOL-1', 3), quantityCancelled: 1, quantityReturned: 1 },
    { ...bowl('BOL-2', 2), quantityCancelled: 2 },
  ];
  const lines = pickLines([{ number: '10042', items }]);
  expect(lines.map(({ item, pieces }) => [item.sku, pieces])).toEqual([['BOL-1', 1]]);
});

function bowl(sku: string, quantity: number): PickedItem {
  return {
    variantId: `var_${sku}`,
    sku,
    name: 'Bol',
    storagePlace: null,
    optionsText: null,
    optionsTextEn: null,
    optionsTextAr: null,
    quantity,
    quantityCancelled: 0,
    quantityReturned: 0,
  };
}
