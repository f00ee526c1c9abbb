import type { Permission } from '../permissions/permissions';

/** Who can change the status of a record of the trade; no candidate does. */
export const PERFORMERS = ['staff', 'client', 'marketplace', 'carrier', 'system'] as const;
export type PerformerType = (typeof PERFORMERS)[number];

/**
 * Who can take a transition: staff of the store, its client, a candidate for one of its jobs, the
 * marketplace, a carrier, or the system.
 */
export type TransitionPerformer = PerformerType | 'candidate';

/**
 * One line of a lifecycle table: the start statuses, the action, the end status, and who may take
 * it. `permission` restricts staff; `condition` is a text for the generated tables and is enforced
 * by the lifecycle's own rule.
 */
export type Transition<Status extends string, Action extends string> = {
  readonly from: readonly (Status | null)[];
  readonly action: Action;
  readonly to: Status | 'archived';
  readonly who: readonly TransitionPerformer[];
  readonly permission?: Permission;
  readonly reasonRequired?: true;
  readonly condition?: string;
  readonly effect?: string;
};

/** A lifecycle as data: the server's handlers, the portal's buttons and the documentation read the same table. */
export type Lifecycle<Status extends string, Action extends string> = {
  readonly name: string;
  readonly statuses: readonly Status[];
  readonly transitions: readonly Transition<Status, Action>[];
};

/** An action that a record offers to the current user. */
export type AllowedAction<Action extends string> = {
  action: Action;
  to: string;
  reasonRequired: boolean;
};

/** The transition of `action` from `status`, if the table has one. */
export function transitionOf<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  status: Status,
  action: Action,
): Transition<Status, Action> | undefined {
  return lifecycle.transitions.find(
    (transition) => transition.action === action && transition.from.includes(status),
  );
}

/** All transitions that staff with these permissions can take from `status`, in the table's order. */
export function staffTransitions<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  status: Status,
  permissions: ReadonlySet<Permission>,
): Transition<Status, Action>[] {
  return lifecycle.transitions.filter(
    (transition) =>
      transition.from.includes(status) &&
      transition.who.includes('staff') &&
      (transition.permission === undefined || permissions.has(transition.permission)),
  );
}

/** The actions that a record in `status` offers to staff with these permissions. */
export function allowedStaffActions<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  status: Status,
  permissions: ReadonlySet<Permission>,
): AllowedAction<Action>[] {
  return staffTransitions(lifecycle, status, permissions).map(({ action, to, reasonRequired }) => ({
    action,
    to,
    reasonRequired: reasonRequired === true,
  }));
}

/**
 * The transition that this kind of performer can take from `status`, which is `null` for a new
 * record. {@link checkStaffAction} checks separately whether a staff member holds the permission.
 */
export function performerTransition<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  status: Status | null,
  action: Action,
  performer: TransitionPerformer,
): Transition<Status, Action> | undefined {
  return lifecycle.transitions.find(
    (line) => line.action === action && line.from.includes(status) && line.who.includes(performer),
  );
}

/**
 * Why staff cannot take an action now: the role lacks the permission, or the status does not allow
 * it.
 */
export type ActionRefusal = 'forbidden' | 'action_not_allowed';

/** The transition that staff may take, or why not. A missing permission precedes a wrong status. */
export function checkStaffAction<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  status: Status | null,
  action: Action,
  permissions: ReadonlySet<Permission>,
): { transition: Transition<Status, Action> } | { refusal: ActionRefusal } {
  const own = lifecycle.transitions.find(
    (line) => line.action === action && line.who.includes('staff'),
  );
  if (own?.permission !== undefined && !permissions.has(own.permission)) {
    return { refusal: 'forbidden' };
  }
  const transition = performerTransition(lifecycle, status, action, 'staff');
  return transition ? { transition } : { refusal: 'action_not_allowed' };
}
