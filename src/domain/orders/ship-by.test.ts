import { describe, expect, it } from 'vitest';
import { shipByOf } from './ship-by';

function shipBy(acceptedAt: string, closures: { from: string; to: string }[] = []): string {
  return shipByOf(new Date(acceptedAt), closures).toISOString();
}

describe('Ship-by date of an accepted order', () => {
  it('An accepted order is due at 18:00 in Casablanca on the next day', () => {
    expect(shipBy('2026-11-19T10:24:00Z')).toBe('2026-11-20T18:00:00.000Z');
  });

  it('The ship-by date counts from the day of acceptance in Casablanca, not in UTC', () => {
    expect(shipBy('2026-11-19T00:30:00Z')).toBe('2026-11-20T18:00:00.000Z');
  });

  it('An order accepted on a Saturday or a Sunday is due on Monday', () => {
    expect(shipBy('2026-11-21T11:00:00Z')).toBe('2026-11-23T18:00:00.000Z');
    expect(shipBy('2026-11-22T11:00:00Z')).toBe('2026-11-23T18:00:00.000Z');
  });

  it('An accepted order is due at 18:00 UTC during Ramadan, when Casablanca uses UTC', () => {
    expect(shipBy('2025-03-11T10:00:00Z')).toBe('2025-03-12T18:00:00.000Z');
    expect(shipBy('2025-02-22T10:00:00Z')).toBe('2025-02-24T18:00:00.000Z');
  });

  it('An accepted order is due on the first handling day after a closure', () => {
    const closure = { from: '2026-11-20', to: '2026-11-23' };
    expect(shipBy('2026-11-19T10:24:00Z', [closure])).toBe('2026-11-24T18:00:00.000Z');
    // A closure until Saturday: the next handling day is Monday.
    expect(shipBy('2026-11-19T10:24:00Z', [{ from: '2026-11-20', to: '2026-11-21' }])).toBe(
      '2026-11-23T18:00:00.000Z',
    );
  });

  it('A closure that begins after the ship-by date changes nothing', () => {
    const later = { from: '2026-11-21', to: '2026-11-30' };
    expect(shipBy('2026-11-19T10:24:00Z', [later])).toBe('2026-11-20T18:00:00.000Z');
  });

  it('Closures that follow each other postpone together', () => {
    const closures = [
      { from: '2026-11-24', to: '2026-11-25' },
      { from: '2026-11-20', to: '2026-11-23' },
    ];
    expect(shipBy('2026-11-19T10:24:00Z', closures)).toBe('2026-11-26T18:00:00.000Z');
  });

  it('Closures postpone the ship-by date by a year at most', () => {
    const endless = { from: '2026-01-01', to: '9999-12-31' };
    expect(shipBy('2026-11-19T10:24:00Z', [endless])).toBe('2027-11-21T18:00:00.000Z');
  });
});
