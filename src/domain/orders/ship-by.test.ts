import { describe, expect, it } from 'vitest';
import { shipByOf } from './ship-by';

function shipBy(acceptedAt: string): string {
  return shipByOf(new Date(acceptedAt)).toISOString();
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

  it('The ship-by date follows the handling days of the store', () => {
    const weekend = new Set([0, 6]);
    expect(shipByOf(new Date('2026-11-23T11:00:00Z'), weekend).toISOString()).toBe(
      '2026-11-28T18:00:00.000Z',
    );
  });
});
