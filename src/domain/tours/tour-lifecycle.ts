import {
  type ActionRefusal,
  type AllowedAction,
  checkStaffAction,
  type Lifecycle,
  staffTransitions,
  type Transition,
} from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';

/** Statuses of a tour: a visit or a workshop that guests can book. */
export const TOUR_STATUSES = ['draft', 'published', 'paused', 'archived'] as const;
export type TourStatus = (typeof TOUR_STATUSES)[number];

export const TOUR_ACTIONS = ['publish', 'pause', 'resume', 'archive'] as const;
export type TourAction = (typeof TOUR_ACTIONS)[number];

const BY_EDITORS = { who: ['staff'], permission: 'tours.edit' } as const;

/** The lifecycle of a tour, see decision 85. */
export const TOUR_LIFECYCLE: Lifecycle<TourStatus, TourAction> = {
  name: 'tour',
  statuses: TOUR_STATUSES,
  transitions: [
    {
      from: ['draft'],
      action: 'publish',
      to: 'published',
      ...BY_EDITORS,
      condition: 'written in all three languages, with a picture, an address and a price',
      effect: 'guests can book its departures',
    },
    {
      from: ['published'],
      action: 'pause',
      to: 'paused',
      ...BY_EDITORS,
      effect: 'guests cannot book any more; bookings stay',
    },
    { from: ['paused'], action: 'resume', to: 'published', ...BY_EDITORS },
    {
      from: ['draft', 'published', 'paused'],
      action: 'archive',
      to: 'archived',
      ...BY_EDITORS,
      condition: 'no departure with guests is ahead or under way',
      effect: 'its departures without guests are called off, its series end',
    },
  ],
};

/** What determines the actions on a tour. */
export interface TourState {
  readonly status: TourStatus;
  /** Departures with guests that have not ended. */
  readonly departuresAhead: number;
}

function isConditionMet(action: TourAction, { departuresAhead }: TourState): boolean {
  return action !== 'archive' || departuresAhead === 0;
}

/** The actions that staff with these permissions can take, in the table's order. */
export function allowedTourActions(
  tour: TourState,
  permissions: ReadonlySet<Permission>,
): AllowedAction<TourAction>[] {
  return staffTransitions(TOUR_LIFECYCLE, tour.status, permissions)
    .filter(({ action }) => isConditionMet(action, tour))
    .map(({ action, to }) => ({ action, to, reasonRequired: false }));
}

/** The transition that staff may take, or why not. A missing permission comes first. */
export function checkTourAction(
  tour: TourState,
  action: TourAction,
  permissions: ReadonlySet<Permission>,
): { transition: Transition<TourStatus, TourAction> } | { refusal: ActionRefusal } {
  const verdict = checkStaffAction(TOUR_LIFECYCLE, tour.status, action, permissions);
  if ('refusal' in verdict || isConditionMet(action, tour)) return verdict;
  return { refusal: 'action_not_allowed' };
}
