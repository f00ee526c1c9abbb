import { describe, expect, test } from 'vitest';
import { casablancaInstant } from '../time/casablanca-day';
import type { Availability, Closure } from './store-availability';
import { addMonths, monthWeeks, openingAt, openingDay, readyDay } from './store-opening';

const closure = (from: string, to: string): Closure => ({
  from,
  to,
  note: null,
  noteEn: null,
  noteAr: null,
  acceptOrders: true,
});
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

describe('a store by the clocks of Casablanca', () => {
  test('is open until its hours end, also where they were an hour ahead of UTC', () => {
    expect(openingAt(AVAILABILITY, casablancaInstant(THURSDAY, 9))).toEqual({
      isOpen: true,
      until: '12:30',
    });
    const before = casablancaInstant('2025-11-20', 9);
    expect(before.getUTCHours()).toBe(8);
    expect(openingAt(AVAILABILITY, before)).toEqual({ isOpen: true, until: '12:30' });
  });

  test('opens again after noon, and after a closure on the next working day', () => {
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

  test('stands on a day as its week and its closures say', () => {
    const states = ['2026-11-19', '2026-11-20', '2026-11-23'].map(
      (day) => openingDay(AVAILABILITY, day).state,
    );
    expect(states).toEqual(['open', 'shut', 'closed']);
  });
});

test('what is ordered is ready after the working days it takes', () => {
  expect(readyDay(AVAILABILITY, THURSDAY)).toBe('2026-11-26');
  expect(readyDay({ ...AVAILABILITY, handlingDays: 0 }, '2026-11-20')).toBe('2026-11-26');
  expect(readyDay({ ...AVAILABILITY, handlingDays: 0 }, THURSDAY)).toBe(THURSDAY);
  expect(readyDay({ ...AVAILABILITY, handlingDays: 2 }, THURSDAY)).toBe('2026-11-30');
  expect(readyDay({ ...AVAILABILITY, weekly: [] }, THURSDAY)).toBeNull();
});

test('a month begins its weeks on Monday in French, on Sunday in Arabic', () => {
  expect([monthWeeks('2026-11', 1)[0]?.[0], monthWeeks('2026-11', 0)[0]?.[0]]).toEqual([
    '2026-10-26',
    '2026-11-01',
  ]);
  expect(monthWeeks('2026-11', 1).flat().at(-1)).toBe('2026-12-06');
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
