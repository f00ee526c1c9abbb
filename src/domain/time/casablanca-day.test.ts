import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  casablancaClock,
  casablancaDay,
  casablancaDayEnd,
  casablancaInstant,
  weekday,
} from './casablanca-day';

describe('Day in Casablanca', () => {
  it('A day in Casablanca began an hour before midnight UTC until September 2026', () => {
    expect(casablancaDay(new Date('2025-11-18T22:59:59Z'))).toBe('2025-11-18');
    expect(casablancaDay(new Date('2025-11-18T23:00:00Z'))).toBe('2025-11-19');
    expect(casablancaInstant('2025-11-19').toISOString()).toBe('2025-11-18T23:00:00.000Z');
  });

  it('A day in Casablanca is the UTC day since September 2026, whatever time zone data the runtime has', () => {
    expect(casablancaDay(new Date('2026-11-18T23:30:00Z'))).toBe('2026-11-18');
    expect(casablancaInstant('2026-11-19', 18).toISOString()).toBe('2026-11-19T18:00:00.000Z');
    expect(casablancaInstant('2026-09-20').toISOString()).toBe('2026-09-19T23:00:00.000Z');
    expect(casablancaInstant('2026-09-21').toISOString()).toBe('2026-09-21T00:00:00.000Z');
  });

  it('A day in Casablanca began at midnight UTC during Ramadan', () => {
    expect(casablancaDay(new Date('2025-03-09T23:30:00Z'))).toBe('2025-03-09');
    expect(casablancaInstant('2025-03-10').toISOString()).toBe('2025-03-10T00:00:00.000Z');
  });

  it('A day in Casablanca has 25 hours when Ramadan begins and 23 when it ends', () => {
    const hours = (day: string) =>
      (casablancaInstant(addDays(day, 1)).getTime() - casablancaInstant(day).getTime()) / 3_600_000;
    expect([hours('2025-02-23'), hours('2025-02-24'), hours('2025-04-06')]).toEqual([25, 24, 23]);
  });

  it('A day in Casablanca ends a millisecond before the next one', () => {
    for (const noon of ['2025-02-23T12:00:00Z', '2025-11-18T12:00:00Z', '2026-11-18T12:00:00Z']) {
      const end = casablancaDayEnd(new Date(noon));
      expect(casablancaDay(end)).toBe(noon.slice(0, 10));
      expect(casablancaDay(new Date(end.getTime() + 1))).toBe(addDays(noon.slice(0, 10), 1));
    }
  });

  it('Clocks show what the time zone database says for any instant before the new rule', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Africa/Casablanca',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const instants = fc.integer({
      min: Date.parse('1990-01-01T00:00:00Z'),
      max: Date.parse('2026-09-20T00:59:59Z'),
    });
    // Many instants of the hours around a change of the clocks, and any others.
    const change = Date.parse('2025-04-06T02:00:00Z');
    const near = fc.integer({ min: change - 7_200_000, max: change + 7_200_000 });
    fc.assert(
      fc.property(fc.oneof(instants, near), (instant) => {
        const date = new Date(instant);
        expect(`${casablancaDay(date)} ${casablancaClock(date)}`).toBe(zone.format(date));
      }),
      { numRuns: 2000 },
    );
  });

  it('`addDays` counts across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(weekday('2026-11-22')).toBe(0);
  });
});
