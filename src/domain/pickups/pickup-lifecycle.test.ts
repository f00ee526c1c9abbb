import { describe, expect, test } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import {
  allowedPickupActions,
  checkPickupAction,
  isOpenPickup,
  PICKUP_LIFECYCLE,
  PICKUP_STATUSES,
  type PickupState,
  type PickupStatus,
  type StaffPickupAction,
} from './pickup-lifecycle';
import { scannedOrderNumber } from './scanned-number';

const STARTS = new Date('2026-11-26T09:00:00Z');
const ENDS = new Date('2026-11-26T10:00:00Z');

describe('Transition table of a pickup', () => {
  test('The table reaches each status, and has each action at most once per status', () => {
    const reached = new Set(PICKUP_LIFECYCLE.transitions.map(({ to }) => to));
    expect(PICKUP_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
    const pairs = PICKUP_LIFECYCLE.transitions.flatMap(({ from, action }) =>
      from.map((status) => `${status} ${action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('Exactly the open statuses have actions', () => {
    const withActions = PICKUP_STATUSES.filter((status) =>
      PICKUP_LIFECYCLE.transitions.some(({ from }) => from.includes(status)),
    );
    expect(withActions).toEqual(PICKUP_STATUSES.filter(isOpenPickup));
    expect(withActions).toEqual(['requested', 'confirmed', 'moved']);
  });
});

describe('Actions of staff on a pickup', () => {
  test.each([
    ['requested', ['confirm', 'move', 'miss', 'callOff']],
    ['confirmed', ['collect', 'move', 'miss', 'callOff']],
    ['moved', ['confirm', 'move', 'miss', 'callOff']],
    ['collected', []],
    ['missed', []],
    ['called_off', []],
  ] as const)('A manager may do with a pickup that is %s: %j', (status, actions) => {
    expect(actionsOf(pickup(status), 'store_manager')).toEqual(actions);
    expect(actionsOf(pickup(status), 'store_user')).toEqual([]);
  });

  test('Calling off needs a reason, the other actions do not', () => {
    const offered = allowedPickupActions(pickup('confirmed'), permissionSet('store_admin'), STARTS);
    expect(offered.filter(({ reasonRequired }) => reasonRequired)).toEqual([
      { action: 'callOff', to: 'called_off', reasonRequired: true },
    ]);
  });

  test('A pickup is collected once a parcel is scanned', () => {
    const none = { ...pickup('confirmed'), scannedCount: 0 };
    expect(actionsOf(none, 'store_admin')).toEqual(['move', 'miss', 'callOff']);
    expect(verdictOf(none, 'collect')).toEqual({ refusal: 'action_not_allowed' });
  });

  test('A pickup can be missed once its slot begins, and confirmed until it ends', () => {
    const at = (instant: number) =>
      actionsOf(pickup('requested'), 'store_admin', new Date(instant));
    expect(at(STARTS.getTime() - 1)).toEqual(['confirm', 'move', 'callOff']);
    expect(at(STARTS.getTime())).toEqual(['confirm', 'move', 'miss', 'callOff']);
    expect(at(ENDS.getTime())).toEqual(['confirm', 'move', 'miss', 'callOff']);
    expect(at(ENDS.getTime() + 1)).toEqual(['move', 'miss', 'callOff']);
  });

  test('A missing permission is reported before a wrong status', () => {
    expect(verdictOf(pickup('missed'), 'confirm', 'store_user')).toEqual({ refusal: 'forbidden' });
    expect(verdictOf(pickup('missed'), 'confirm')).toEqual({ refusal: 'action_not_allowed' });
    expect(verdictOf(pickup('moved'), 'confirm')).toMatchObject({
      transition: { to: 'confirmed' },
    });
  });
});

describe('Scanned order number', () => {
  test.each([
    ['10042', '10042'],
    [' 10042\r\n', '10042'],
    ["&àà'é", '10042'],
    ['é"(-è', '23567'],
    ['_çà', '890'],
    ['١٠٠٤٢', '10042'],
    ['010042', null],
    ['AM-10042', null],
    ['1234567890', null],
    ['', null],
  ])('%j is read as %j', (text, number) => {
    expect(scannedOrderNumber(text)).toBe(number);
  });
});

function pickup(status: PickupStatus): PickupState {
  return { status, startsAt: STARTS, endsAt: ENDS, scannedCount: 1 };
}

function permissionSet(role: Role) {
  return new Set(permissionsOf(role));
}

function actionsOf(state: PickupState, role: Role, now = STARTS): StaffPickupAction[] {
  return allowedPickupActions(state, permissionSet(role), now).map(({ action }) => action);
}

function verdictOf(state: PickupState, action: StaffPickupAction, role: Role = 'store_admin') {
  return checkPickupAction(state, action, permissionSet(role), STARTS);
}
