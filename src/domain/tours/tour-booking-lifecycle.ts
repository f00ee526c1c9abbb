import { subHours } from 'date-fns/subHours';
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
import { type DepartureStatus, isAheadDeparture } from './departure-lifecycle';

/** Statuses of a booking of a departure. */
export const TOUR_BOOKING_STATUSES = [
  'held',
  'paid',
  'on_the_spot',
  'checked_in',
  'attended',
  'no_show',
  'cancelled',
  'expired',
] as const;
export type TourBookingStatus = (typeof TOUR_BOOKING_STATUSES)[number];

/** The actions that staff take on a booking; a ticket is checked in by its code. */
export const STAFF_TOUR_BOOKING_ACTIONS = [
  'bookOnTheSpot',
  'release',
  'move',
  'cancel',
  'miss',
] as const;
export type StaffTourBookingAction = (typeof STAFF_TOUR_BOOKING_ACTIONS)[number];

export type TourBookingAction =
  | StaffTourBookingAction
  | 'hold'
  | 'payByCard'
  | 'expire'
  | 'checkIn'
  | 'attend'
  | 'callOff';

/** How long before its begin guests of a departure are checked in, in hours. */
export const CHECK_IN_EARLY_HOURS = 12;

const BY_EDITORS = { who: ['staff', 'client'], permission: 'tours.edit' } as const;

/** The lifecycle of a booking, see decision 85. */
export const TOUR_BOOKING_LIFECYCLE: Lifecycle<TourBookingStatus, TourBookingAction> = {
  name: 'tourBooking',
  statuses: TOUR_BOOKING_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'hold',
      to: 'held',
      ...BY_EDITORS,
      condition: 'the departure can be booked, and enough places are free',
      effect: 'the places are held for 15 minutes',
    },
    {
      from: ['held'],
      action: 'payByCard',
      to: 'paid',
      who: ['client'],
      condition: 'the hold has not expired, and the bank holds the amount',
      effect: 'tickets are mailed; the money is captured at the cut-off',
    },
    {
      from: ['held'],
      action: 'bookOnTheSpot',
      to: 'on_the_spot',
      ...BY_EDITORS,
      condition: 'the hold has not expired',
      effect: 'tickets are mailed; they pay when they are checked in',
    },
    {
      from: ['held'],
      action: 'release',
      to: 'expired',
      ...BY_EDITORS,
      effect: 'the places are free',
    },
    {
      from: ['held'],
      action: 'expire',
      to: 'expired',
      who: ['system'],
      condition: '15 minutes have passed',
      effect: 'the places are free',
    },
    {
      from: ['paid'],
      action: 'move',
      to: 'paid',
      who: ['staff'],
      permission: 'tours.edit',
      condition: 'enough places of another departure of the tour are free',
      effect: 'new tickets are mailed; price and policy stay',
    },
    {
      from: ['on_the_spot'],
      action: 'move',
      to: 'on_the_spot',
      who: ['staff'],
      permission: 'tours.edit',
      condition: 'enough places of another departure of the tour are free',
      effect: 'new tickets are mailed; price and policy stay',
    },
    {
      from: ['paid', 'on_the_spot'],
      action: 'cancel',
      to: 'cancelled',
      ...BY_EDITORS,
      condition: 'the departure has not begun',
      effect: 'the refund is what the policy says; the places are free',
    },
    {
      from: ['paid', 'on_the_spot'],
      action: 'callOff',
      to: 'cancelled',
      who: ['system'],
      condition: 'the departure is called off',
      effect: 'everything is refunded',
    },
    {
      from: ['paid', 'on_the_spot'],
      action: 'checkIn',
      to: 'checked_in',
      who: ['staff'],
      permission: 'tours.see',
      condition: 'from 12 hours before the begin until the end of a confirmed departure',
      effect: 'who pays on the spot has paid',
    },
    {
      from: ['paid', 'on_the_spot'],
      action: 'miss',
      to: 'no_show',
      who: ['staff', 'system'],
      permission: 'tours.see',
      condition: 'the departure has begun; by the system, when it is done',
      effect: 'nothing is refunded; who wanted to pay on the spot owes nothing',
    },
    {
      from: ['checked_in'],
      action: 'attend',
      to: 'attended',
      who: ['system'],
      condition: 'the departure is done',
    },
  ],
};

/** The fields that determine what can be done with a booking. Times are UTC. */
export interface TourBookingState {
  readonly status: TourBookingStatus;
  /** When a held booking expires; null for others. */
  readonly expiresAt: Date | null;
  readonly departure: {
    readonly status: DepartureStatus;
    readonly startsAt: Date;
    readonly endsAt: Date;
  };
}

/** Whether the time and the departure allow the action. The lifecycle's table is not read. */
export function isBookingConditionMet(
  action: TourBookingAction,
  { expiresAt, departure }: TourBookingState,
  now: Date,
): boolean {
  const { status, startsAt, endsAt } = departure;
  const isAhead = isAheadDeparture(status) && now < startsAt;
  if (action === 'payByCard' || action === 'bookOnTheSpot') {
    return isAhead && expiresAt !== null && now < expiresAt;
  }
  if (action === 'expire') return expiresAt !== null && now >= expiresAt;
  if (action === 'move' || action === 'cancel') return isAhead;
  if (action === 'callOff') return status === 'called_off';
  if (action === 'attend') return status === 'done';
  if (action === 'miss') return status === 'done' || (status === 'under_way' && now >= startsAt);
  if (action !== 'checkIn') return true;
  const isRunning = status === 'confirmed' || status === 'under_way';
  return isRunning && now >= subHours(startsAt, CHECK_IN_EARLY_HOURS) && now < endsAt;
}

function isStaffAction(action: TourBookingAction): action is StaffTourBookingAction {
  return (STAFF_TOUR_BOOKING_ACTIONS as readonly string[]).includes(action);
}

/** The actions that staff with these permissions can take at `now`, in the table's order. */
export function allowedTourBookingActions(
  booking: TourBookingState,
  permissions: ReadonlySet<Permission>,
  now: Date,
): AllowedAction<StaffTourBookingAction>[] {
  return staffTransitions(TOUR_BOOKING_LIFECYCLE, booking.status, permissions).flatMap(
    ({ action, to }) =>
      isStaffAction(action) && isBookingConditionMet(action, booking, now)
        ? [{ action, to, reasonRequired: false }]
        : [],
  );
}

type Verdict =
  | { transition: Transition<TourBookingStatus, TourBookingAction> }
  | { refusal: ActionRefusal };

/** The transition that staff may take at `now`, or why not. A missing permission comes first. */
export function checkTourBookingAction(
  booking: TourBookingState,
  action: TourBookingAction,
  permissions: ReadonlySet<Permission>,
  now: Date,
): Verdict {
  const verdict = checkStaffAction(TOUR_BOOKING_LIFECYCLE, booking.status, action, permissions);
  if ('refusal' in verdict || isBookingConditionMet(action, booking, now)) return verdict;
  return { refusal: 'action_not_allowed' };
}

/** The transition that a guest, or the system, may take at `now`; undefined if there is none. */
export function bookingTransition(
  booking: TourBookingState,
  action: TourBookingAction,
  performer: Extract<PerformerType, 'client' | 'system'>,
  now: Date,
): Transition<TourBookingStatus, TourBookingAction> | undefined {
  if (!isBookingConditionMet(action, booking, now)) return undefined;
  return performerTransition(TOUR_BOOKING_LIFECYCLE, booking.status, action, performer);
}
