import { describe, expect, it } from 'vitest';
import { type HealthTallies, healthSpan, storeHealth } from './store-health';

const NONE = { part: 0, of: 0 };

function tallies(told: Partial<HealthTallies>): HealthTallies {
  return {
    acceptedInTime: NONE,
    shippedInTime: NONE,
    cancelled: NONE,
    returned: NONE,
    answeredInTime: NONE,
    ...told,
  };
}

function of100(part: number) {
  return { part, of: 100 };
}

function scoreOf(told: Partial<HealthTallies>) {
  return storeHealth(tallies(told)).score;
}

describe('Store health', () => {
  it('A store without orders has no health score', () => {
    const { score, standing, measures } = storeHealth(tallies({}));
    expect({ score, standing }).toEqual({ score: null, standing: null });
    expect(measures.map(({ value, isMet }) => [value, isMet])).toEqual(
      Array.from({ length: 5 }, () => [null, null]),
    );
  });

  it('A store that exactly reaches every target has a score of 100', () => {
    const reached = storeHealth({
      acceptedInTime: of100(95),
      shippedInTime: of100(95),
      cancelled: of100(5),
      returned: of100(10),
      answeredInTime: of100(90),
    });
    expect(reached).toMatchObject({ score: 100, standing: 'good' });
    expect(reached.measures.every(({ isMet }) => isMet)).toBe(true);
  });

  it('Store health reports each missed target', () => {
    const { measures } = storeHealth({
      acceptedInTime: of100(94),
      shippedInTime: of100(94),
      cancelled: of100(6),
      returned: of100(11),
      answeredInTime: of100(89),
    });
    expect(measures.map(({ isMet }) => isMet)).toEqual([false, false, false, false, false]);
  });

  it('Store health weighs late orders more than cancellations and returns', () => {
    const right = { shippedInTime: of100(100), cancelled: of100(0), returned: of100(0) };
    expect(scoreOf({ ...right, acceptedInTime: of100(0) })).toBe(70);
    expect(scoreOf({ ...right, acceptedInTime: of100(100), cancelled: of100(20) })).toBe(80);
    expect(scoreOf({ ...right, acceptedInTime: of100(100), returned: of100(25) })).toBe(90);
    expect(scoreOf({ ...right, acceptedInTime: of100(100), returned: of100(90) })).toBe(80);
  });

  it('Store health ignores measures that concern nothing', () => {
    expect(scoreOf({ acceptedInTime: { part: 1, of: 1 } })).toBe(100);
    expect(scoreOf({ cancelled: { part: 1, of: 1 } })).toBe(0);
    expect(scoreOf({ answeredInTime: { part: 9, of: 10 } })).toBe(100);
  });

  it.each([
    [81, 85, 'good'],
    [80, 84, 'fair'],
    [62, 65, 'fair'],
    [61, 64, 'poor'],
  ])(
    'With %i %% of orders accepted in time the score is %i, which is %s',
    (percent, score, standing) => {
      const health = storeHealth(tallies({ acceptedInTime: of100(percent) }));
      expect(health).toMatchObject({ score, standing });
    },
  );

  it('The health period is thirty days in Casablanca, up to and including today', () => {
    expect(healthSpan(new Date('2026-08-19T23:30:00Z'))).toEqual({
      from: '2026-07-22',
      to: '2026-08-20',
    });
  });
});
