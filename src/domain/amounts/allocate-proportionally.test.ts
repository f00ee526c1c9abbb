import { expect, it } from 'vitest';
import { allocateProportionally } from './allocate-proportionally';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [42, 49, 8], [42, 50, 8]],
  [100, [-20, 60, 60], [-20, 60, 60]],
  [0, [5, 5], [0, 0]],
  [7, [0, 0], [7, 0]],
  [10, [], []],
])('`allocateProportionally` divides %d by %j', (amount, weights, parts) => {
  expect(allocateProportionally(amount, weights)).toEqual(parts);
});
