import { describe, expect, it } from 'vitest';
import type { RequestedPeriod } from './metric-period';
import { adjacentPeriod } from './period-steps';

const TODAY = '2026-11-21';

function own(from: string, to: string): RequestedPeriod {
  return { name: null, span: { from, to } };
}

describe('Periods adjacent to a period', () => {
  it.each([
    ['day', '2026-03-01', '2026-02-28', '2026-03-02'],
    ['week', '2026-11-12', '2026-11-08', '2026-11-16'],
    ['month', '2026-02-10', '2026-01-31', '2026-03-01'],
    ['year', '2025-06-01', '2024-12-31', '2026-01-01'],
  ] as const)(
    'The adjacent periods of a %s are the ones right before and after it',
    (name, date, before, after) => {
      expect(adjacentPeriod({ name, date }, -1, TODAY)).toEqual({ name, date: before });
      expect(adjacentPeriod({ name, date }, 1, TODAY)).toEqual({ name, date: after });
    },
  );

  it('The adjacent periods of chosen days have as many days, also across the clock change', () => {
    const asked = own('2026-02-10', '2026-02-19');
    expect(adjacentPeriod(asked, 1, TODAY)).toEqual(own('2026-02-20', '2026-03-01'));
    expect(adjacentPeriod(asked, -1, TODAY)).toEqual(own('2026-01-31', '2026-02-09'));
  });

  it('An adjacent period never begins in the future', () => {
    expect(adjacentPeriod({ name: 'month', date: TODAY }, 1, TODAY)).toBeNull();
    expect(adjacentPeriod(own('2026-11-15', '2026-11-21'), 1, TODAY)).toBeNull();
    expect(adjacentPeriod({ name: 'day', date: '2026-11-20' }, 1, TODAY)).not.toBeNull();
  });
});
