import { millisecondsInHour } from 'date-fns/constants';
import {
  type ActionRefusal,
  type AllowedAction,
  checkStaffAction,
  type Lifecycle,
  staffTransitions,
  type Transition,
} from '../lifecycle/lifecycle';
import type { OrderStatus } from '../orders/order-lifecycle';
import type { Permission } from '../permissions/permissions';

/** Statuses of a pickup: a carrier's visit that collects ready orders. */
export const PICKUP_STATUSES = [
  'requested',
  'confirmed',
  'moved',
  'collected',
  'missed',
  'called_off',
] as const;
export type PickupStatus = (typeof PICKUP_STATUSES)[number];

/** The actions of the portal's staff; a carrier's answer by telephone is theirs to note. */
export const STAFF_PICKUP_ACTIONS = ['confirm', 'collect', 'move', 'miss', 'callOff'] as const;
export type StaffPickupAction = (typeof STAFF_PICKUP_ACTIONS)[number];

export type PickupAction = StaffPickupAction | 'request';

/** Why a pickup is called off. */
export const CALL_OFF_REASONS = [
  'carrier_unavailable',
  'nothing_to_collect',
  'store_closed',
  'other',
] as const;
export type CallOffReason = (typeof CALL_OFF_REASONS)[number];

/** Statuses in which a carrier is expected, and the pickup's orders belong to it. */
export const OPEN_PICKUP_STATUSES = [
  'requested',
  'confirmed',
  'moved',
] as const satisfies readonly PickupStatus[];

/** The status of the orders that a pickup collects. They keep it until they are handed over. */
export const COLLECTABLE_STATUS = 'ready' satisfies OrderStatus;

/** How long after its slot an open pickup counts as missed, in milliseconds. */
export const MISSED_AFTER_MS = 2 * millisecondsInHour;

/** The lifecycle of a pickup. */
export const PICKUP_LIFECYCLE: Lifecycle<PickupStatus, PickupAction> = {
  name: 'pickup',
  statuses: PICKUP_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'request',
      to: 'requested',
      who: ['staff'],
      permission: 'orders.prepare',
      condition: 'places of a slot are held, the orders are ready and in no other open pickup',
      effect: 'the places are booked',
    },
    {
      from: ['requested', 'moved'],
      action: 'confirm',
      to: 'confirmed',
      who: ['staff', 'carrier'],
      permission: 'orders.ship',
      condition: 'its slot has not ended',
    },
    {
      from: ['confirmed'],
      action: 'collect',
      to: 'collected',
      who: ['staff'],
      permission: 'orders.ship',
      condition: 'at least one parcel is scanned',
      effect: 'scanned orders are handed over; the others are ready for another pickup',
    },
    {
      from: ['requested', 'confirmed', 'moved'],
      action: 'move',
      to: 'moved',
      who: ['staff', 'carrier'],
      permission: 'orders.ship',
      condition: 'places of another slot are held',
      effect: 'its places are free, those of the other slot are booked',
    },
    {
      from: ['requested', 'confirmed', 'moved'],
      action: 'miss',
      to: 'missed',
      who: ['staff', 'system'],
      permission: 'orders.ship',
      condition: 'its slot has begun; by the system, two hours after its end',
      effect: 'staff is notified; its orders are ready for another pickup',
    },
    {
      from: ['requested', 'confirmed', 'moved'],
      action: 'callOff',
      to: 'called_off',
      who: ['staff', 'carrier'],
      permission: 'orders.ship',
      reasonRequired: true,
      effect: 'its places are free; its orders are ready for another pickup',
    },
  ],
};

/** The fields of a pickup that determine what can be done with it. Times are UTC. */
export interface PickupState {
  readonly status: PickupStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Parcels of the pickup that were scanned. */
  readonly scannedCount: number;
}

/** Whether a carrier is still expected. */
export function isOpenPickup(status: PickupStatus): boolean {
  return (OPEN_PICKUP_STATUSES as readonly PickupStatus[]).includes(status);
}

function isStaffAction(action: PickupAction): action is StaffPickupAction {
  return (STAFF_PICKUP_ACTIONS as readonly string[]).includes(action);
}

/** Whether the time, and what was scanned, allow the action. The lifecycle's table is not read. */
export function isPickupConditionMet(
  action: StaffPickupAction,
  { startsAt, endsAt, scannedCount }: PickupState,
  now: Date,
): boolean {
  if (action === 'confirm') return now <= endsAt;
  if (action === 'collect') return scannedCount > 0;
  return action !== 'miss' || now >= startsAt;
}

/** The actions that staff with these permissions can take at `now`, in the table's order. */
export function allowedPickupActions(
  pickup: PickupState,
  permissions: ReadonlySet<Permission>,
  now: Date,
): AllowedAction<StaffPickupAction>[] {
  return staffTransitions(PICKUP_LIFECYCLE, pickup.status, permissions).flatMap(
    ({ action, to, reasonRequired }) =>
      isStaffAction(action) && isPickupConditionMet(action, pickup, now)
        ? [{ action, to, reasonRequired: reasonRequired === true }]
        : [],
  );
}

/** The transition that staff may take at `now`, or why not. A missing permission comes first. */
export function checkPickupAction(
  pickup: PickupState,
  action: StaffPickupAction,
  permissions: ReadonlySet<Permission>,
  now: Date,
): { transition: Transition<PickupStatus, PickupAction> } | { refusal: ActionRefusal } {
  const verdict = checkStaffAction(PICKUP_LIFECYCLE, pickup.status, action, permissions);
  if ('refusal' in verdict || isPickupConditionMet(action, pickup, now)) return verdict;
  return { refusal: 'action_not_allowed' };
}
