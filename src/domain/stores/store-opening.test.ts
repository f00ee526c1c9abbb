import { describe, expect, test } from 'vitest';
import { casablancaInstant, casablancaTime } from '../time/casablanca-day';
import type { Availability, Closure } from './store-availability';
import {
  addMonths,
  monthWeeks,
  nextOpenings,
  openingAt,
  openingDay,
  readyDay,
} from './store-opening';

function closure(from: string, to: string): Closure {
  return {
    from,
    to,
    note: null,
    noteEn: null,
    noteAr: null,
    acceptOrders: true,
  };
}

const AVAILABILITY: Availability = {
  weekly: [
    { day: 'thursday', opens: '09:00', closes: '12:30' },
    { day: 'thursday', opens: '14:30', closes: '19:00' },
    { day: 'monday', opens: '10:00', closes: '14:00' },
  ],
  closures: [closure('2026-11-23', '2026-11-24')],
  handlingDays: 1,
};
const THURSDAY = '2026-11-19';

describe('Opening hours in Casablanca time', () => {
  test('A store is open until its hours end in Casablanca time, also when Casablanca was at UTC+1', () => {
    expect(openingAt(AVAILABILITY, casablancaInstant(THURSDAY, 9))).toEqual({
      isOpen: true,
      until: '12:30',
    });
    const before = casablancaInstant('2025-11-20', 9);
    expect(before.getUTCHours()).toBe(8);
    expect(openingAt(AVAILABILITY, before)).toEqual({ isOpen: true, until: '12:30' });
  });

  test('A closed store opens again at its next hours, after a closure too, and never without hours', () => {
    expect(openingAt(AVAILABILITY, casablancaInstant(THURSDAY, 13))).toEqual({
      isOpen: false,
      from: { day: THURSDAY, at: '14:30' },
    });
    expect(openingAt(AVAILABILITY, casablancaInstant(THURSDAY, 19))).toEqual({
      isOpen: false,
      from: { day: '2026-11-26', at: '09:00' },
    });
    expect(openingAt({ weekly: [], closures: [] }, new Date())).toEqual({
      isOpen: false,
      from: null,
    });
  });

  test('The next openings begin with the present one, in order, and leave closures out', () => {
    const openings = nextOpenings(AVAILABILITY, casablancaInstant(THURSDAY, 13), 3);
    expect(openings).toEqual([
      {
        opensAt: casablancaTime(THURSDAY, '14:30'),
        closesAt: casablancaTime(THURSDAY, '19:00'),
      },
      {
        opensAt: casablancaTime('2026-11-26', '09:00'),
        closesAt: casablancaTime('2026-11-26', '12:30'),
      },
      {
        opensAt: casablancaTime('2026-11-26', '14:30'),
        closesAt: casablancaTime('2026-11-26', '19:00'),
      },
    ]);
    const present = nextOpenings(AVAILABILITY, casablancaTime(THURSDAY, '10:00'), 1);
    expect(present[0]?.opensAt).toEqual(casablancaTime(THURSDAY, '09:00'));
    expect(nextOpenings({ weekly: [], closures: [] }, new Date(), 3)).toEqual([]);
  });

  test('A store’s day is open, shut or closed by its weekly hours and its closures', () => {
    const states = ['2026-11-19', '2026-11-20', '2026-11-23'].map(
      (day) => openingDay(AVAILABILITY, day).state,
    );
    expect(states).toEqual(['open', 'shut', 'closed']);
  });
});

test('An order is ready after the store’s handling days, counted in working days', () => {
  expect(readyDay(AVAILABILITY, THURSDAY)).toBe('2026-11-26');
  expect(readyDay({ ...AVAILABILITY, handlingDays: 0 }, '2026-11-20')).toBe('2026-11-26');
  expect(readyDay({ ...AVAILABILITY, handlingDays: 0 }, THURSDAY)).toBe(THURSDAY);
  expect(readyDay({ ...AVAILABILITY, handlingDays: 2 }, THURSDAY)).toBe('2026-11-30');
  expect(readyDay({ ...AVAILABILITY, weekly: [] }, THURSDAY)).toBeNull();
});

test('The weeks of a month start on Monday or on Sunday', () => {
  expect([monthWeeks('2026-11', 1)[0]?.[0], monthWeeks('2026-11', 0)[0]?.[0]]).toEqual([
    '2026-10-26',
    '2026-11-01',
  ]);
  expect(monthWeeks('2026-11', 1).flat().at(-1)).toBe('2026-12-06');
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
