import { describe, expect, it } from 'vitest';
import { casablancaClock, casablancaDay, weekday } from '#domain/time/casablanca-day';
import { demandOn, instantOfShare, ordersByDay, seasonsOn } from './demand-calendar';

function namesOn(day: string): string[] {
  return seasonsOn(day).map(({ name }) => name);
}

describe('Calendar of demand', () => {
  it.each([
    ['2026-02-17', []],
    ['2026-02-18', ['Ramadan']],
    ['2026-03-19', ['purchases for Eid al-Fitr']],
    ['2026-03-20', ['Eid al-Fitr']],
    ['2026-05-24', ['purchases for Eid al-Adha']],
    ['2026-05-27', ['Eid al-Adha']],
    ['2026-07-20', ['visits of the diaspora']],
    ['2026-09-10', ['back to school']],
    ['2026-11-25', ['November promotions']],
  ])('On %s, the seasons are %j', (day, names) => {
    expect(namesOn(day)).toEqual(names);
  });

  it('Demand without a season grows by one percent a month', () => {
    // Two Tuesdays, a year less a day apart.
    const growth = demandOn('2026-10-06', 0) / demandOn('2025-10-07', 364);
    expect(growth).toBeCloseTo(1.01 ** 12, 2);
  });

  it('Weekends bring more orders than Fridays', () => {
    const [friday, saturday] = ['2026-10-09', '2026-10-10'] as const;
    expect([weekday(friday), weekday(saturday)]).toEqual([5, 6]);
    expect(demandOn(saturday, 0)).toBeGreaterThan(demandOn(friday, 0) * 1.15);
  });

  it('The whole orders of the days add up to the demand, and no day leaves its limits', () => {
    const counts = ordersByDay('2026-11-28', 365, 5.2, { least: 4, most: 7 });
    const days = [...counts.keys()];
    const wanted = days.reduce(
      (sum, day, at) => sum + 5.2 * demandOn(day, days.length - 1 - at),
      0,
    );
    const placed = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(Math.abs(placed - wanted)).toBeLessThan(8);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(4);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(7);
    expect(days.at(-1)).toBe('2026-11-28');
  });

  it('The orders of a day are placed between 8 and midnight of that day, in their order', () => {
    for (const day of ['2026-02-20', '2026-03-06', '2026-07-10', '2026-11-29']) {
      const instants = Array.from({ length: 50 }, (_, at) => instantOfShare(day, at / 50));
      expect(instants.every((at) => casablancaDay(at) === day)).toBe(true);
      expect(casablancaClock(instants[0] ?? new Date(0)) >= '08:00').toBe(true);
      expect(instants.toSorted((one, other) => Number(one) - Number(other))).toEqual(instants);
    }
  });

  it('Few orders come at Friday noon, and in Ramadan most come in the evening', () => {
    const shareBetween = (day: string, from: string, to: string) => {
      const clocks = Array.from({ length: 400 }, (_, at) =>
        casablancaClock(instantOfShare(day, at / 400)),
      );
      return clocks.filter((clock) => from <= clock && clock < to).length / clocks.length;
    };
    expect(shareBetween('2026-10-09', '12:00', '15:00')).toBeLessThan(0.08);
    expect(shareBetween('2026-10-08', '12:00', '15:00')).toBeGreaterThan(0.15);
    expect(shareBetween('2026-02-24', '20:00', '24:00')).toBeGreaterThan(0.5);
  });
});
