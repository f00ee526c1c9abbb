import { describe, expect, it } from 'vitest';
import { comparedSpan, type MetricComparison, type RequestedPeriod, spanOf } from './metric-period';
import { comparedStepsOf, hoursOf, stepsOf, stepUnitOf } from './metric-steps';

const TODAY = '2026-11-21';
const NOW = new Date('2026-11-21T10:24:00Z');

function chosen(from: string, to: string): RequestedPeriod {
  return { name: null, span: { from, to } };
}

function comparedSteps(asked: RequestedPeriod, comparison: MetricComparison = 'previous') {
  const unit = stepUnitOf(asked);
  if (unit === 'hour') throw new Error('A day has hours.');
  const compared = comparedSpan(asked, spanOf(asked, TODAY), comparison, NOW);
  return comparedStepsOf(asked, compared, comparison, unit).map(({ from, to }) => `${from} ${to}`);
}

describe('Steps of a chart', () => {
  it.each([
    [{ name: 'day', date: TODAY }, 'hour'],
    [{ name: 'week', date: TODAY }, 'day'],
    [{ name: 'month', date: TODAY }, 'day'],
    [{ name: 'year', date: TODAY }, 'month'],
    [chosen(TODAY, TODAY), 'hour'],
    [chosen('2026-10-01', TODAY), 'day'],
    [chosen('2025-01-01', TODAY), 'month'],
    [chosen('2010-01-01', TODAY), 'year'],
  ] as const)('The chart of %o has a step for each %s', (asked, unit) => {
    expect(stepUnitOf(asked)).toBe(unit);
  });

  it('A day has 24 hours, and 23 or 25 when the clocks change', () => {
    expect(hoursOf(TODAY).map((at) => at.toISOString().slice(0, 16))).toEqual(
      Array.from({ length: 24 }, (_, at) => `${TODAY}T${String(at).padStart(2, '0')}:00`),
    );
    expect([hoursOf('2026-02-15').length, hoursOf('2026-03-22').length]).toEqual([25, 23]);
  });

  it('A month has its days, a year its months, chosen days the parts of months that they contain', () => {
    expect(stepsOf({ name: 'month', date: '2026-02-10' }, 'day')).toHaveLength(28);
    expect(stepsOf({ name: 'year', date: TODAY }, 'month')).toHaveLength(12);
    expect(stepsOf(chosen('2026-01-20', '2026-03-05'), 'month')).toEqual([
      { from: '2026-01-20', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-05' },
    ]);
  });

  it('The steps of the compared days cover them without gaps, and correspond by position', () => {
    expect(comparedSteps({ name: 'month', date: TODAY }).at(-1)).toBe('2026-10-21 2026-10-21');
    expect(comparedSteps({ name: 'month', date: '2026-02-10' })).toHaveLength(31);
    expect(comparedSteps({ name: 'year', date: TODAY }).at(-1)).toBe('2025-11-01 2025-11-21');
    expect(comparedSteps({ name: 'year', date: '2025-01-01' }, 'month').slice(0, 2)).toEqual([
      '2024-12-01 2024-12-31',
      '2025-01-01 2025-01-31',
    ]);
  });

  it('Months that are compared with as many days before them have parts of the same lengths', () => {
    expect(comparedSteps(chosen('2026-01-20', '2026-03-31'))).toEqual([
      '2025-11-10 2025-11-21',
      '2025-11-22 2025-12-19',
      '2025-12-20 2026-01-19',
    ]);
    expect(comparedSteps({ name: 'year', date: TODAY }, 'week').at(-1)).toBe(
      '2026-10-25 2026-11-14',
    );
  });
});
