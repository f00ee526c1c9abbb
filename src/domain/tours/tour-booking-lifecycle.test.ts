import { describe, expect, test } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import type { DepartureStatus } from './departure-lifecycle';
import { scannedTicket, shownTicket, TICKET_ALPHABET } from './ticket-code';
import {
  allowedTourBookingActions,
  bookingTransition,
  checkTourBookingAction,
  TOUR_BOOKING_LIFECYCLE,
  TOUR_BOOKING_STATUSES,
  type TourBookingState,
  type TourBookingStatus,
} from './tour-booking-lifecycle';

const STARTS = new Date('2026-12-05T09:00:00Z');
const MINUTE = 60_000;
const DAY = 1440;

describe('Transition table of a booking', () => {
  test('The table reaches each status, and has each action at most once per status', () => {
    const reached = new Set<string>(TOUR_BOOKING_LIFECYCLE.transitions.map(({ to }) => to));
    expect(TOUR_BOOKING_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
    const pairs = TOUR_BOOKING_LIFECYCLE.transitions.flatMap(({ from, action }) =>
      from.map((status) => `${status} ${action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('Ended bookings have no actions', () => {
    const withActions = TOUR_BOOKING_STATUSES.filter((status) =>
      TOUR_BOOKING_LIFECYCLE.transitions.some(({ from }) => from.includes(status)),
    );
    expect(withActions).toEqual(['held', 'paid', 'on_the_spot', 'checked_in']);
  });
});

describe('Actions of staff on a booking', () => {
  test.each([
    ['held', ['bookOnTheSpot', 'release'], []],
    ['paid', ['move', 'cancel'], []],
    ['on_the_spot', ['move', 'cancel'], []],
    ['checked_in', [], []],
    ['attended', [], []],
    ['no_show', [], []],
    ['cancelled', [], []],
    ['expired', [], []],
  ] as const)('Of one that is %s, a manager may %j and a guide %j', (status, own, guides) => {
    const now = at(-2 * DAY);
    expect(actionsOf(booking(status), 'store_manager', now)).toEqual(own);
    expect(actionsOf(booking(status), 'store_user', now)).toEqual(guides);
  });

  test('A hold is booked until it expires', () => {
    const held = { ...booking('held'), expiresAt: at(-DAY) };
    expect(verdict(held, 'bookOnTheSpot', at(-DAY - 1))).toMatchObject({
      transition: { to: 'on_the_spot' },
    });
    expect(verdict(held, 'bookOnTheSpot', at(-DAY))).toEqual({ refusal: 'action_not_allowed' });
    expect(bookingTransition(held, 'expire', 'system', at(-DAY - 1))).toBeUndefined();
    expect(bookingTransition(held, 'expire', 'system', at(-DAY))?.to).toBe('expired');
    expect(bookingTransition(held, 'payByCard', 'client', at(-DAY - 1))?.to).toBe('paid');
    expect(bookingTransition(held, 'payByCard', 'system', at(-DAY - 1))).toBeUndefined();
  });

  test('Guests are checked in from 12 hours before a confirmed departure until its end', () => {
    const paid = booking('paid', 'confirmed');
    const judge = (minutes: number, state = paid) => verdict(state, 'checkIn', at(minutes));
    expect(judge(-12 * 60 - 1)).toEqual({ refusal: 'action_not_allowed' });
    expect(judge(-12 * 60)).toMatchObject({ transition: { to: 'checked_in' } });
    expect(judge(60, booking('on_the_spot', 'under_way'))).toMatchObject({
      transition: { to: 'checked_in' },
    });
    expect(judge(120)).toEqual({ refusal: 'action_not_allowed' });
    for (const status of ['open', 'full', 'done', 'called_off'] as const) {
      expect(judge(0, booking('paid', status))).toEqual({ refusal: 'action_not_allowed' });
    }
    expect(judge(0, booking('checked_in', 'confirmed'))).toEqual({ refusal: 'action_not_allowed' });
  });

  test('A booking is cancelled until its departure begins, missed after it has begun', () => {
    const open = booking('paid', 'confirmed');
    expect(verdict(open, 'cancel', at(-1))).toMatchObject({ transition: { to: 'cancelled' } });
    expect(verdict(open, 'cancel', at(0))).toEqual({ refusal: 'action_not_allowed' });
    expect(verdict(open, 'miss', at(0))).toEqual({ refusal: 'action_not_allowed' });
    const running = booking('paid', 'under_way');
    expect(verdict(running, 'cancel', at(-1))).toEqual({ refusal: 'action_not_allowed' });
    expect(verdict(running, 'miss', at(-1))).toEqual({ refusal: 'action_not_allowed' });
    expect(verdict(running, 'miss', at(0), 'store_user')).toMatchObject({
      transition: { to: 'no_show' },
    });
    expect(verdict(open, 'cancel', at(-1), 'store_user')).toEqual({ refusal: 'forbidden' });
  });

  test('The end of a departure decides about its bookings', () => {
    const done = (status: TourBookingStatus) => booking(status, 'done');
    expect(bookingTransition(done('checked_in'), 'attend', 'system', at(120))?.to).toBe('attended');
    expect(bookingTransition(done('paid'), 'miss', 'system', at(120))?.to).toBe('no_show');
    const off = booking('paid', 'called_off');
    expect(bookingTransition(off, 'callOff', 'system', at(-DAY))?.to).toBe('cancelled');
    expect(bookingTransition(booking('paid'), 'callOff', 'system', at(-DAY))).toBeUndefined();
    expect(bookingTransition(off, 'cancel', 'client', at(-DAY))).toBeUndefined();
  });
});

describe('Code of a ticket', () => {
  const code = TICKET_ALPHABET.slice(0, 20);

  test('It is read in groups, in small letters and with Arabic digits', () => {
    expect(shownTicket(code)).toBe('23456-789AB-CDEFG-HJKMN');
    expect(scannedTicket(shownTicket(code))).toBe(code);
    expect(scannedTicket(` ${code.toLowerCase()}\r\n`)).toBe(code);
    expect(scannedTicket(code.replace('2', '٢'))).toBe(code);
  });

  test.each(['', code.slice(1), `${code}2`, code.replace('2', '0'), code.replace('2', 'O'), '%%%'])(
    '%j is no code',
    (text) => {
      expect(scannedTicket(text)).toBeNull();
    },
  );
});

function at(minutes: number): Date {
  return new Date(STARTS.getTime() + minutes * MINUTE);
}

function booking(status: TourBookingStatus, departure: DepartureStatus = 'open'): TourBookingState {
  return {
    status,
    expiresAt: status === 'held' ? at(-DAY) : null,
    departure: { status: departure, startsAt: STARTS, endsAt: at(120) },
  };
}

function permissionSet(role: Role) {
  return new Set(permissionsOf(role));
}

function actionsOf(state: TourBookingState, role: Role, now: Date) {
  return allowedTourBookingActions(state, permissionSet(role), now).map(({ action }) => action);
}

function verdict(
  state: TourBookingState,
  action: Parameters<typeof checkTourBookingAction>[1],
  now: Date,
  role: Role = 'store_admin',
) {
  return checkTourBookingAction(state, action, permissionSet(role), now);
}
