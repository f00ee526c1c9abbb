import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/casablanca-day';
import { seededRandom, testSeed } from '../../tests/api/support/seeded-random';
import { splitSpan } from './span-parts';

const SOLD = { from: '2024-05-17', to: '2026-11-22' };

/** The parts in short notation: `+2026`, `-2026-11-23..2026-11-30`. */
function written(from: string, to: string) {
  return splitSpan({ from, to }, SOLD).map(
    (part) => `${part.sign === 1 ? '+' : '-'}${part.period ?? `${part.from}..${part.to}`}`,
  );
}

describe('Parts of a span', () => {
  it('A span is one whole month or year, also for the current one or the one in which sales began', () => {
    expect(written('2026-10-01', '2026-10-31')).toEqual(['+2026-10']);
    expect(written('2025-01-01', '2025-12-31')).toEqual(['+2025']);
    expect(written('2026-11-01', '2026-11-22')).toEqual(['+2026-11']);
    expect(written('2026-01-01', '2026-11-22')).toEqual(['+2026']);
    expect(written('2024-05-17', '2024-12-31')).toEqual(['+2024']);
    expect(written('0001-01-01', '9999-12-31')).toEqual(['+2024', '+2025', '+2026']);
  });

  it('A short span is split into days', () => {
    expect(written('2026-11-22', '2026-11-22')).toEqual(['+2026-11-22..2026-11-30']);
    expect(written('2026-06-28', '2026-07-04')).toEqual([
      '+2026-06-28..2026-06-30',
      '+2026-07-01..2026-07-04',
    ]);
  });

  it('A long span is split into months and days, or into whole periods minus the rest where that is shorter', () => {
    expect(written('2026-02-26', '2026-05-02')).toEqual([
      '+2026-02-26..2026-02-28',
      '+2026-03',
      '+2026-04',
      '+2026-05-01..2026-05-02',
    ]);
    expect(written('2025-01-01', '2025-11-22')).toEqual([
      '+2025',
      '-2025-11-23..2025-11-30',
      '-2025-12',
    ]);
    expect(written('2026-10-03', '2026-10-31')).toEqual(['+2026-10', '-2026-10-01..2026-10-02']);
  });

  it('A span without sales has no parts', () => {
    expect(written('2026-11-23', '2027-01-31')).toEqual([]);
    expect(written('2023-01-01', '2024-05-16')).toEqual([]);
    expect(splitSpan({ from: '2026-01-01', to: '2026-11-22' }, undefined)).toEqual([]);
  });

  const seed = testSeed();

  it(`The parts of a span cover each of its days once and no other day (TEST_SEED=${seed})`, () => {
    const random = seededRandom(seed);
    const day = (most: number) => Math.floor(random() * most);
    const allDays = Array.from({ length: 920 }, (_, at) => addDays(SOLD.from, at));
    for (let round = 0; round < 200; round += 1) {
      const from = addDays('2024-01-01', day(1100));
      const to = addDays(from, day(round % 2 === 0 ? 60 : 900));
      const parts = splitSpan({ from, to }, SOLD);
      const timesOf = (one: string) =>
        parts
          .filter((part) => part.from <= one && one <= part.to)
          .reduce((times, { sign }) => times + sign, 0);
      const held = allDays.filter((one) => one <= SOLD.to && timesOf(one) !== 0);
      expect(held).toEqual(allDays.filter((one) => one <= SOLD.to && from <= one && one <= to));
      expect(held.every((one) => timesOf(one) === 1)).toBe(true);
    }
  });
});
