import { describe, expect, it } from 'vitest';
import {
  comparedFigure,
  comparisonKind,
  countsOf,
  isUnmeasured,
  verdictOf,
} from './figure-comparison';
import { changeOf } from './metric-figures';

function kindOf(value: number, before: number) {
  return comparisonKind({ value, before, change: changeOf(value, before) });
}

describe('Figure compared with another period', () => {
  it.each([
    [150, 100, 'more'],
    [50, 100, 'less'],
    [0, 100, 'less'],
    [100, 100, 'same'],
    [100_004, 100_000, 'same'],
    [5, 0, 'fromNothing'],
    [0, 0, 'nothing'],
    [-50, -100, 'more'],
  ])('A figure of %i after %i is of the kind "%s"', (value, before, kind) => {
    expect(kindOf(value, before)).toBe(kind);
  });

  it('A change of fewer than 25 records is no share, and has its direction', () => {
    const few = comparedFigure(9000, 1100, { value: 90, before: 24 });
    expect([few.change, comparisonKind(few), isUnmeasured(few)]).toEqual([null, 'more', true]);
    const enough = comparedFigure(9000, 6000, { value: 90, before: 25 });
    expect([enough.change, isUnmeasured(enough)]).toEqual([0.5, false]);
    expect(isUnmeasured(comparedFigure(9000, 0, { value: 90, before: 0 }))).toBe(false);
  });

  it('A figure counts the records that it sums', () => {
    const now = { orders: 100, returned: 8, cancelled: 5, tourGuests: 3 };
    const before = { orders: 90, returned: 7, cancelled: 4, tourGuests: 2 };
    expect(countsOf('income', now, before)).toEqual({ value: 100, before: 90, least: 25 });
    expect(countsOf('refunds', now, before)).toEqual({ value: 8, before: 7, least: 25 });
    expect(countsOf('profit', now, before)).toEqual({ value: 100, before: 90, least: 50 });
  });

  it('A change of a figure is good when sales rise or costs fall', () => {
    expect([verdictOf('revenue', 'more'), verdictOf('revenue', 'less')]).toEqual(['good', 'bad']);
    expect([verdictOf('refunds', 'less'), verdictOf('refunds', 'more')]).toEqual(['good', 'bad']);
    expect([verdictOf('orders', 'fromNothing'), verdictOf('expenses', 'fromNothing')]).toEqual([
      'good',
      'bad',
    ]);
    expect(verdictOf('revenue', 'same')).toBe('neutral');
  });
});
