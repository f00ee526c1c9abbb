import { describe, expect, test } from 'vitest';
import { movedTimes, moveErrors, moveInstant, moveRefusal } from './departure-move';

const STARTS = new Date('2026-12-05T10:00:00Z');
const HOUR = 3_600_000;
const NOW = new Date('2026-12-01T08:00:00Z');
const DEPARTURE = {
  startsAt: STARTS,
  endsAt: new Date('2026-12-05T12:30:00Z'),
  cutOffMinutes: 1440,
};

describe('Move of a departure', () => {
  test('A moved departure keeps its length and its cut-off', () => {
    const to = new Date('2026-12-07T15:00:00Z');
    expect(movedTimes(DEPARTURE, to)).toEqual({
      startsAt: to,
      endsAt: new Date('2026-12-07T17:30:00Z'),
      cutOffAt: new Date('2026-12-06T15:00:00Z'),
    });
  });

  test('The cut-off before the new begin is ahead', () => {
    const at = (hours: number, more = 0) =>
      moveRefusal(DEPARTURE, new Date(NOW.getTime() + hours * HOUR + more), NOW);
    expect([at(-1), at(23), at(24), at(24, 1)]).toEqual([
      'too_early',
      'too_early',
      'too_early',
      null,
    ]);
    const without = { cutOffMinutes: 0 };
    expect(moveRefusal(without, NOW, NOW)).toBe('too_early');
    expect(moveRefusal(without, new Date(NOW.getTime() + 1), NOW)).toBeNull();
  });

  test('A departure moves to the last day of all calendars, and to a date', () => {
    expect(moveRefusal(DEPARTURE, new Date('2100-12-31T22:00:00Z'), NOW)).toBeNull();
    expect(moveRefusal(DEPARTURE, new Date('2101-01-01T10:00:00Z'), NOW)).toBe('too_late');
    expect(moveRefusal(DEPARTURE, new Date('soon'), NOW)).toBe('invalid_format');
  });
});

describe('Form of a move', () => {
  test('A day and a time in Casablanca are an instant', () => {
    expect(moveInstant({ day: '2026-12-07', time: '9h30' })).toEqual(
      new Date('2026-12-07T09:30:00Z'),
    );
    expect(moveInstant({ day: null, time: '10:00' })).toBeNull();
    expect(moveInstant({ day: '2026-02-30', time: '10:00' })).toBeNull();
    expect(moveInstant({ day: '2026-12-07', time: 'midi' })).toBeNull();
  });

  test.each([
    [{ day: '2026-12-07', time: '10:00' }, {}],
    [
      { day: null, time: 'midi' },
      { day: ['required'], time: ['invalid_clock'] },
    ],
    [{ day: '2026-02-30', time: '10:00' }, { day: ['invalid_format'] }],
    [{ day: '2026-12-07', time: '25:00' }, { time: ['invalid_clock'] }],
    [{ day: '2026-12-05', time: '10:00' }, { time: ['unchanged'] }],
    [{ day: '2026-12-02', time: '08:00' }, { day: ['too_early'] }],
    [{ day: '2026-12-02', time: '08:01' }, {}],
    [{ day: '2101-01-01', time: '10:00' }, { day: ['too_late'] }],
  ])('The form of a move with %j finds %j', (values, errors) => {
    expect(moveErrors(values, DEPARTURE, NOW)).toEqual(errors);
  });
});
