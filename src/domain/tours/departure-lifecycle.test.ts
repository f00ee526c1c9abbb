import { describe, expect, test } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import {
  allowedDepartureActions,
  bookableUntil,
  checkDepartureAction,
  DEPARTURE_LIFECYCLE,
  DEPARTURE_STATUSES,
  type DepartureState,
  type DepartureStatus,
  departureEnd,
  dueDepartureAction,
  isAheadDeparture,
  statusByPlaces,
} from './departure-lifecycle';

const STARTS = new Date('2026-12-05T09:00:00Z');
const ENDS = departureEnd(STARTS, 120);
const MINUTE = 60_000;

describe('Transition table of a departure', () => {
  test('The table reaches each status, and has each action at most once per status', () => {
    const reached = new Set<string>(DEPARTURE_LIFECYCLE.transitions.map(({ to }) => to));
    expect(DEPARTURE_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
    const pairs = DEPARTURE_LIFECYCLE.transitions.flatMap(({ from, action }) =>
      from.map((status) => `${status} ${action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('Exactly the statuses of departures ahead can be called off and moved', () => {
    const fromOf = (wanted: string) =>
      DEPARTURE_LIFECYCLE.transitions.flatMap(({ action, from }) =>
        action === wanted ? from : [],
      );
    const ahead = DEPARTURE_STATUSES.filter(isAheadDeparture);
    expect([fromOf('callOff'), fromOf('move')]).toEqual([ahead, ahead]);
  });
});

describe('Actions of staff on a departure', () => {
  test.each([
    ['open', ['confirm', 'callOff', 'move']],
    ['full', ['confirm', 'callOff', 'move']],
    ['confirmed', ['callOff', 'move']],
    ['under_way', []],
    ['done', []],
    ['called_off', []],
  ] as const)('Two days before, a manager may do with one that is %s: %j', (status, actions) => {
    const now = at(-2 * 1440);
    expect(actionsOf(departure(status), 'store_manager', now)).toEqual(actions);
    expect(actionsOf(departure(status), 'store_user', now)).toEqual([]);
  });

  test('A guide starts a confirmed departure from an hour before and finishes it once it has begun', () => {
    const confirmed = departure('confirmed');
    expect(actionsOf(confirmed, 'store_user', at(-61))).toEqual([]);
    expect(actionsOf(confirmed, 'store_user', at(-60))).toEqual(['start']);
    const running = departure('under_way');
    expect(actionsOf(running, 'store_user', at(-1))).toEqual([]);
    expect(actionsOf(running, 'store_user', at(0))).toEqual(['finish']);
  });

  test('A departure is confirmed with its minimum, and called off until it begins', () => {
    const few = { ...departure('open'), booked: 3 };
    expect(actionsOf(few, 'store_admin', at(-1))).toEqual(['callOff', 'move']);
    expect(actionsOf({ ...few, booked: 4 }, 'store_admin', at(0))).toEqual(['confirm']);
    const permissions = permissionSet('store_admin');
    expect(checkDepartureAction(few, 'confirm', permissions, at(-1))).toEqual({
      refusal: 'action_not_allowed',
    });
    const verdict = checkDepartureAction(few, 'confirm', permissionSet('store_user'), at(-1));
    expect(verdict).toEqual({ refusal: 'forbidden' });
    expect(checkDepartureAction(few, 'callOff', permissions, at(-1))).toMatchObject({
      transition: { to: 'called_off', reasonRequired: true },
    });
  });

  test('A departure moves until it begins, keeps its status, and guides do not move it', () => {
    const confirmed = departure('confirmed');
    const permissions = permissionSet('store_manager');
    expect(checkDepartureAction(confirmed, 'move', permissions, at(-1))).toMatchObject({
      transition: { to: 'confirmed' },
    });
    expect(checkDepartureAction(confirmed, 'move', permissions, at(0))).toEqual({
      refusal: 'action_not_allowed',
    });
    expect(checkDepartureAction(confirmed, 'move', permissionSet('store_user'), at(-1))).toEqual({
      refusal: 'forbidden',
    });
  });
});

describe('What the system does with a departure', () => {
  test('At the cut-off it confirms one whose minimum is booked, and calls the others off', () => {
    expect(bookableUntil(departure('open'))).toEqual(at(-1440));
    const few = { ...departure('open'), booked: 3 };
    expect(dueDepartureAction(few, at(-1441))).toBeNull();
    expect(dueDepartureAction(few, at(-1440))).toBe('callOff');
    expect(dueDepartureAction(departure('open'), at(-1441))).toBeNull();
    expect(dueDepartureAction(departure('open'), at(-1440))).toBe('confirm');
    expect(dueDepartureAction(departure('full'), at(-1440))).toBe('confirm');
  });

  test('A confirmed departure takes place, also if guests cancelled since', () => {
    const few = { ...departure('confirmed'), booked: 0 };
    expect(dueDepartureAction(few, at(-1))).toBeNull();
    expect(dueDepartureAction(few, at(0))).toBe('start');
  });

  test('It finishes a departure at its end, and does nothing with ended ones', () => {
    expect(dueDepartureAction(departure('under_way'), at(119))).toBeNull();
    expect(dueDepartureAction(departure('under_way'), at(120))).toBe('finish');
    expect(dueDepartureAction(departure('done'), at(9999))).toBeNull();
    expect(dueDepartureAction(departure('called_off'), at(9999))).toBeNull();
  });

  test('A departure is full without free places, and open again with them', () => {
    expect(statusByPlaces('open', 0)).toBe('full');
    expect(statusByPlaces('open', 1)).toBe('open');
    expect(statusByPlaces('full', 0)).toBe('full');
    expect(statusByPlaces('full', 1)).toBe('open');
    for (const status of ['confirmed', 'under_way', 'done', 'called_off'] as const) {
      expect([statusByPlaces(status, 0), statusByPlaces(status, 9)]).toEqual([status, status]);
    }
  });
});

function at(minutes: number): Date {
  return new Date(STARTS.getTime() + minutes * MINUTE);
}

function departure(status: DepartureStatus): DepartureState {
  return { status, startsAt: STARTS, endsAt: ENDS, cutOffMinutes: 1440, minimum: 4, booked: 4 };
}

function permissionSet(role: Role) {
  return new Set(permissionsOf(role));
}

function actionsOf(state: DepartureState, role: Role, now: Date) {
  return allowedDepartureActions(state, permissionSet(role), now).map(({ action }) => action);
}
