import { expect, test } from 'vitest';
import { fieldChange } from './row-change';
import { rowWeight, type WeighedRow } from './row-weight';
import { STANDOUTS } from './standouts';

const CHANGED: WeighedRow = { outcome: 'changed', status: 'ok', changes: [], standouts: [] };

test('Rows are ordered by what stands out, refusals, price changes, warnings and new rows', () => {
  const price = (from: number | null, to: number) => ({
    ...CHANGED,
    changes: [fieldChange('price', from, to)],
  });
  const rows: WeighedRow[] = [
    ...STANDOUTS.map((kind) => ({ ...CHANGED, standouts: [kind] })),
    { ...CHANGED, outcome: 'refused', status: 'error' },
    { ...CHANGED, status: 'warning' },
    price(10_000, 19_000),
    price(10_000, 6_000),
    price(10_000, 10_100),
    CHANGED,
    { ...CHANGED, outcome: 'new' },
    { ...CHANGED, outcome: 'unchanged', status: 'ok' },
  ];
  const weights = rows.map(rowWeight);
  expect(weights).toEqual([...weights].sort((one, other) => other - one));
  expect(new Set(weights).size).toBe(weights.length);
});

test('Of two rows with the same gravest kind the larger change of price is heavier', () => {
  const fell = (to: number): WeighedRow => ({
    ...CHANGED,
    standouts: ['price_fell_by_half'],
    changes: [fieldChange('price', 10_000, to)],
  });
  expect(rowWeight(fell(100))).toBeGreaterThan(rowWeight(fell(4_900)));
  expect(rowWeight({ ...fell(100), status: 'warning' })).toBeLessThan(2_000_000_000);
});
