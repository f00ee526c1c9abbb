import { expect, test } from 'vitest';
import { incomeParts } from './income-parts';
import { figuresOf } from './metric-figures';

const sums = {
  orders: 5,
  gmv: 60_000,
  cancelled: 1,
  cancelledTotal: 10_000,
  returned: 1,
  returnedTotal: 7000,
  sales: 3,
  revenue: 40_000,
  shipping: 3000,
  commission: 4000,
  pieces: 7,
  cost: 20_000,
  refunds: 1500,
  fees: 500,
  tourTakings: 0,
  tourGuests: 0,
};

test('The income consists of the profit, the cost of goods and the expenses', () => {
  const parts = incomeParts(figuresOf(sums));
  expect(parts).toEqual([
    { name: 'profit', amount: 17_000 },
    { name: 'goods', amount: 20_000 },
    { name: 'expenses', amount: 6000 },
  ]);
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(43_000);
});

test('A loss is a negative profit among the income parts', () => {
  expect(incomeParts(figuresOf({ ...sums, refunds: 30_000 }))[0]?.amount).toBe(-11_500);
});
