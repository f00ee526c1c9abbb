import { expect, test } from 'vitest';
import { boardLimits } from './board-limits';

test.each([
  [undefined, {}],
  [
    { ready: 5, shipped: 999 },
    { ready: 5, shipped: 999 },
  ],
  [{ ready: 0 }, {}],
  [{ ready: 1000 }, {}],
  [{ lost: 5 }, {}],
])('Limits of the board stored as %j are read as %j', (kept, limits) => {
  expect(boardLimits.read(kept)).toEqual(limits);
});
