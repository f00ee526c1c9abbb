import { expect, it } from 'vitest';
import { wholeShares } from './whole-shares';

it('Shares are whole percents that add up to one, also with a negative part', () => {
  expect(wholeShares([19_758, 25_754, 4_889])).toEqual([0.39, 0.51, 0.1]);
  expect(wholeShares([1, 1, 1])).toEqual([0.34, 0.33, 0.33]);
  expect(wholeShares([-200, 600, 600])).toEqual([-0.2, 0.6, 0.6]);
});

it('Without a positive sum there are no shares', () => {
  expect(wholeShares([0, 0])).toEqual([null, null]);
  expect(wholeShares([-5, 2])).toEqual([null, null]);
  expect(wholeShares([])).toEqual([]);
});
