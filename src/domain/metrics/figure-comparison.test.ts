import { describe, expect, it } from 'vitest';
import { comparisonKind, verdictOf } from './figure-comparison';
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
