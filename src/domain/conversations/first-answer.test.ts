import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Availability } from '../stores/store-availability';
import { casablancaTime } from '../time/casablanca-day';
import {
  answerDeadline,
  FIRST_ANSWER_TARGET_MS,
  opensAgainAt,
  openTimeBetween,
} from './first-answer';

const HOUR_MS = 3_600_000;
const HOURS: Pick<Availability, 'weekly' | 'closures'> = {
  weekly: [
    { day: 'thursday', opens: '14:30', closes: '19:00' },
    { day: 'thursday', opens: '09:00', closes: '12:30' },
    { day: 'friday', opens: '09:00', closes: '12:00' },
    { day: 'monday', opens: '10:00', closes: '14:00' },
  ],
  closures: [
    {
      from: '2026-11-23',
      to: '2026-11-24',
      note: null,
      noteEn: null,
      noteAr: null,
      acceptOrders: true,
    },
  ],
};
const THURSDAY = '2026-11-19';
const FRIDAY = '2026-11-20';

describe('When a closed store opens again', () => {
  test.each([
    ['before its first hours of the day', THURSDAY, '08:00', casablancaTime(THURSDAY, '09:00')],
    ['at the end of its hours', THURSDAY, '12:30', casablancaTime(THURSDAY, '14:30')],
    ['in the evening', THURSDAY, '21:00', casablancaTime(FRIDAY, '09:00')],
    ['before a closure', FRIDAY, '13:00', casablancaTime('2026-11-26', '09:00')],
    ['while it is open', THURSDAY, '09:00', null],
  ])('A store that is asked %s says it', (_when, day, time, opens) => {
    expect(opensAgainAt(HOURS, casablancaTime(day, time))).toEqual(opens);
  });

  test('A store without hours never does', () => {
    const never = { weekly: [], closures: [] };
    expect(opensAgainAt(never, casablancaTime(THURSDAY, '09:00'))).toBeNull();
  });
});

describe('Opening time between two instants', () => {
  test.each([
    ['within one period', at(THURSDAY, '10:00'), at(THURSDAY, '11:15'), 1.25],
    ['over midday', at(THURSDAY, '12:00'), at(THURSDAY, '15:00'), 1],
    ['over night', at(THURSDAY, '18:00'), at(FRIDAY, '10:00'), 2],
    ['over a weekend and a closure', at(FRIDAY, '11:00'), at('2026-11-26', '10:00'), 2],
    ['while the store is closed', at('2026-11-21', '08:00'), at('2026-11-22', '20:00'), 0],
    ['before a period begins', at(THURSDAY, '07:00'), at(THURSDAY, '08:00'), 0],
    ['backwards', at(THURSDAY, '11:00'), at(THURSDAY, '10:00'), 0],
  ])('%s', (_, from, to, hours) => {
    expect(openTimeBetween(HOURS, from, to)).toBe(hours * HOUR_MS);
  });

  test('The time of two parts of a span is the time of the span', () => {
    const instant = fc.integer({ min: 0, max: 30 * 24 * 60 });
    fc.assert(
      fc.property(instant, instant, instant, (...minutes) => {
        const [from, middle, to] = minutes
          .toSorted((one, other) => one - other)
          .map((minute) => new Date(at(THURSDAY, '00:00').getTime() + minute * 60_000));
        if (!from || !middle || !to) throw new Error('Three instants are needed.');
        expect(openTimeBetween(HOURS, from, to)).toBe(
          openTimeBetween(HOURS, from, middle) + openTimeBetween(HOURS, middle, to),
        );
      }),
    );
  });
});

describe('Deadline of an answer', () => {
  test.each([
    ['in the morning', at(THURSDAY, '09:00'), at(THURSDAY, '15:00')],
    ['at night', at(THURSDAY, '03:00'), at(THURSDAY, '15:00')],
    ['in the evening', at(THURSDAY, '18:00'), at(FRIDAY, '12:00')],
    ['before a closure', at(FRIDAY, '11:00'), at('2026-11-26', '12:00')],
  ])('A letter that is received %s is to be answered within four open hours', (_, from, until) => {
    expect(answerDeadline(HOURS, from)).toEqual(until);
  });

  test('A store without hours has no deadline', () => {
    expect(answerDeadline({ weekly: [], closures: [] }, at(THURSDAY, '09:00'))).toBeNull();
  });

  test('The opening time until the deadline is the target', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 24 * 60 }), (minute) => {
        const from = new Date(at(THURSDAY, '00:00').getTime() + minute * 60_000);
        const until = answerDeadline(HOURS, from);
        expect(until && openTimeBetween(HOURS, from, until)).toBe(FIRST_ANSWER_TARGET_MS);
      }),
    );
  });
});

function at(day: string, clock: string): Date {
  return casablancaTime(day, clock);
}
