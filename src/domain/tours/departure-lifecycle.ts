import { addMinutes } from 'date-fns/addMinutes';
import { subMinutes } from 'date-fns/subMinutes';
import {
  type ActionRefusal,
  type AllowedAction,
  checkStaffAction,
  type Lifecycle,
  type PerformerType,
  performerTransition,
  staffTransitions,
  type Transition,
} from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';

/** Statuses of a departure: one time at which a tour takes place. */
export const DEPARTURE_STATUSES = [
  'open',
  'full',
  'confirmed',
  'under_way',
  'done',
  'called_off',
] as const;
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number];

/** The actions of staff (contract: performDepartureAction). */
export const STAFF_DEPARTURE_ACTIONS = ['confirm', 'start', 'finish', 'callOff'] as const;
export type StaffDepartureAction = (typeof STAFF_DEPARTURE_ACTIONS)[number];

/** What is offered to staff: also another time (contract: updateDeparture). */
export const OFFERED_DEPARTURE_ACTIONS = [...STAFF_DEPARTURE_ACTIONS, 'move'] as const;
export type OfferedDepartureAction = (typeof OFFERED_DEPARTURE_ACTIONS)[number];

/** Also those that only the system takes, when places are taken or freed. */
export type DepartureAction = OfferedDepartureAction | 'plan' | 'fill' | 'reopen';

/** Why a departure is called off. */
export const DEPARTURE_REASONS = [
  'too_few_guests',
  'guide_unavailable',
  'weather',
  'store_closed',
  'other',
] as const;
export type DepartureReason = (typeof DEPARTURE_REASONS)[number];

/** How long before its begin staff may start a departure, in minutes. */
export const START_EARLY_MINUTES = 60;

function moveLine<Status extends DepartureStatus>(status: Status) {
  return {
    from: [status],
    action: 'move',
    to: status,
    who: ['staff'],
    permission: 'tours.edit',
    condition: 'it has not begun, and the cut-off before its new begin is ahead',
    effect: 'its guests get tickets with the new time; until that cut-off they cancel for nothing',
  } as const;
}

const BY_GUIDES = { who: ['staff', 'system'], permission: 'tours.see' } as const;

/** The lifecycle of a departure, see decision 85. */
export const DEPARTURE_LIFECYCLE: Lifecycle<DepartureStatus, DepartureAction> = {
  name: 'departure',
  statuses: DEPARTURE_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'plan',
      to: 'open',
      who: ['staff', 'system'],
      permission: 'tours.edit',
      condition: 'the tour is not archived; by the system, on a day of a series',
    },
    {
      from: ['open'],
      action: 'fill',
      to: 'full',
      who: ['system'],
      condition: 'every place is taken',
    },
    {
      from: ['full'],
      action: 'reopen',
      to: 'open',
      who: ['system'],
      condition: 'places are free, and nobody on the waiting list can take them',
    },
    {
      from: ['open', 'full'],
      action: 'confirm',
      to: 'confirmed',
      who: ['staff', 'system'],
      permission: 'tours.edit',
      condition: 'the minimum is booked; by the system, at the cut-off',
      effect: 'it takes place for sure; free places can be booked until the cut-off',
    },
    {
      from: ['confirmed'],
      action: 'start',
      to: 'under_way',
      ...BY_GUIDES,
      condition: 'an hour before its begin; by the system, at its begin',
    },
    {
      from: ['under_way'],
      action: 'finish',
      to: 'done',
      ...BY_GUIDES,
      condition: 'by the system, at its end',
      effect: 'guests who were checked in attended, the others did not come',
    },
    {
      from: ['open', 'full', 'confirmed'],
      action: 'callOff',
      to: 'called_off',
      who: ['staff', 'system'],
      permission: 'tours.edit',
      reasonRequired: true,
      condition:
        'it has not begun; by the system, at the cut-off with fewer guests than the minimum',
      effect: 'its guests are told and get everything back; its waiting list ends',
    },
    moveLine('open'),
    moveLine('full'),
    moveLine('confirmed'),
  ],
};

/** The fields of a departure that determine what can be done with it. Times are UTC. */
export interface DepartureState {
  readonly status: DepartureStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cutOffMinutes: number;
  readonly minimum: number;
  /** Places of its bookings, without holds. */
  readonly booked: number;
}

/** Until when a departure can be booked. */
export function bookableUntil({
  startsAt,
  cutOffMinutes,
}: Pick<DepartureState, 'startsAt' | 'cutOffMinutes'>): Date {
  return subMinutes(startsAt, cutOffMinutes);
}

/** The end of a departure that begins at `startsAt`. */
export function departureEnd(startsAt: Date, durationMinutes: number): Date {
  return addMinutes(startsAt, durationMinutes);
}

/** Whether it is ahead: neither begun nor called off. */
export function isAheadDeparture(status: DepartureStatus): boolean {
  return status === 'open' || status === 'full' || status === 'confirmed';
}

/** Whether the time, and who booked, allow the action to `performer`. The table is not read. */
export function isDepartureConditionMet(
  action: OfferedDepartureAction,
  departure: DepartureState,
  performer: Extract<PerformerType, 'staff' | 'system'>,
  now: Date,
): boolean {
  const { startsAt, endsAt, minimum, booked } = departure;
  const isSystem = performer === 'system';
  const isCutOff = now >= bookableUntil(departure);
  if (action === 'confirm') return booked >= minimum && (!isSystem || isCutOff);
  if (action === 'start') {
    return now >= (isSystem ? startsAt : subMinutes(startsAt, START_EARLY_MINUTES));
  }
  if (action === 'finish') return isSystem ? now >= endsAt : now >= startsAt;
  return isSystem ? isCutOff && booked < minimum : now < startsAt;
}

/** The actions that staff with these permissions can take at `now`, in the table's order. */
export function allowedDepartureActions(
  departure: DepartureState,
  permissions: ReadonlySet<Permission>,
  now: Date,
): AllowedAction<OfferedDepartureAction>[] {
  return staffTransitions(DEPARTURE_LIFECYCLE, departure.status, permissions).flatMap(
    ({ action, to, reasonRequired }) =>
      isOffered(action) && isDepartureConditionMet(action, departure, 'staff', now)
        ? [{ action, to, reasonRequired: reasonRequired === true }]
        : [],
  );
}

function isOffered(action: DepartureAction): action is OfferedDepartureAction {
  return (OFFERED_DEPARTURE_ACTIONS as readonly string[]).includes(action);
}

/** The transition that staff may take at `now`, or why not. A missing permission comes first. */
export function checkDepartureAction(
  departure: DepartureState,
  action: OfferedDepartureAction,
  permissions: ReadonlySet<Permission>,
  now: Date,
): { transition: Transition<DepartureStatus, DepartureAction> } | { refusal: ActionRefusal } {
  const verdict = checkStaffAction(DEPARTURE_LIFECYCLE, departure.status, action, permissions);
  if ('refusal' in verdict || isDepartureConditionMet(action, departure, 'staff', now)) {
    return verdict;
  }
  return { refusal: 'action_not_allowed' };
}

/**
 * What the system does with a departure at `now`; null for nothing. At the cut-off it confirms a
 * departure whose minimum is booked and calls the others off. A confirmed one is never called off
 * by the system, also if guests cancelled since.
 */
export function dueDepartureAction(
  departure: DepartureState,
  now: Date,
): StaffDepartureAction | null {
  const due = STAFF_DEPARTURE_ACTIONS.find((action) => {
    const line = performerTransition(DEPARTURE_LIFECYCLE, departure.status, action, 'system');
    if (!line || (action === 'callOff' && departure.status === 'confirmed')) return false;
    return isDepartureConditionMet(action, departure, 'system', now);
  });
  return due ?? null;
}

/** The status of a departure that is ahead, after places were taken or freed. */
export function statusByPlaces(status: DepartureStatus, free: number): DepartureStatus {
  if (status === 'open' && free <= 0) return 'full';
  return status === 'full' && free > 0 ? 'open' : status;
}
