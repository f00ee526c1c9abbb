import {
  allowedStaffActions,
  checkStaffAction,
  type Lifecycle,
  PERFORMERS,
  performerTransition,
  type Transition,
  type TransitionPerformer,
} from '#domain/lifecycle/lifecycle';
import { permissionsOf, ROLES, type Role } from '#domain/permissions/permissions';

export type AnyLifecycle = Lifecycle<string, string>;

/** A lifecycle and the results of the functions that read it, as texts that can be compared. */
export interface LifecycleTable {
  readonly statuses: readonly string[];
  /** Its rows in order; buttons have the same order. */
  readonly rows: readonly string[];
  /** The actions offered to staff of each role in each status. */
  readonly offered: Readonly<Record<string, readonly string[]>>;
  /** The targets of the actions that performers other than staff take. */
  readonly others: Readonly<Record<string, readonly string[]>>;
  /** The actions that a role can never take, whatever the status. */
  readonly forbidden: Readonly<Record<Role, readonly string[]>>;
}

/** Everybody who takes transitions and is not staff. */
const OTHERS: readonly TransitionPerformer[] = [
  ...PERFORMERS.filter((performer) => performer !== 'staff'),
  'candidate',
];

function rowText(row: Transition<string, string>): string {
  return [
    `${row.from.map((status) => status ?? 'nothing').join(', ')}: ${row.action} → ${row.to}`,
    `by ${row.who.join(', ')}`,
    row.permission && `with ${row.permission}`,
    row.reasonRequired && 'with a reason',
    row.condition && `if: ${row.condition}`,
    row.effect && `effect: ${row.effect}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function actionsOf({ transitions }: AnyLifecycle): string[] {
  return [...new Set(transitions.map(({ action }) => action))];
}

function offeredTo(lifecycle: AnyLifecycle, role: Role, status: string): string[] {
  return allowedStaffActions(lifecycle, status, new Set(permissionsOf(role))).map(
    ({ action, to, reasonRequired }) =>
      `${action} → ${to}${reasonRequired ? ' with a reason' : ''}`,
  );
}

function forbiddenTo(lifecycle: AnyLifecycle, role: Role): string[] {
  const permissions = new Set(permissionsOf(role));
  return actionsOf(lifecycle).filter((action) =>
    lifecycle.statuses.every((status) => {
      const judged = checkStaffAction(lifecycle, status, action, permissions);
      return 'refusal' in judged && judged.refusal === 'forbidden';
    }),
  );
}

/** Omits entries with an empty list. */
function filled(entries: readonly (readonly [string, readonly string[]])[]) {
  return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
}

export function lifecycleTable(lifecycle: AnyLifecycle): LifecycleTable {
  const statuses = [null, ...lifecycle.statuses];
  return {
    statuses: lifecycle.statuses,
    rows: lifecycle.transitions.map(rowText),
    offered: filled(
      lifecycle.statuses.flatMap((status) =>
        ROLES.map((role) => [`${status}, ${role}`, offeredTo(lifecycle, role, status)] as const),
      ),
    ),
    others: filled(
      statuses.flatMap((status) =>
        OTHERS.map((actor) => {
          const taken = actionsOf(lifecycle).flatMap((action) => {
            const found = performerTransition(lifecycle, status, action, actor);
            return found ? [`${action} → ${found.to}`] : [];
          });
          return [`${status ?? 'nothing'}, ${actor}`, taken] as const;
        }),
      ),
    ),
    forbidden: {
      store_admin: forbiddenTo(lifecycle, 'store_admin'),
      store_manager: forbiddenTo(lifecycle, 'store_manager'),
      store_user: forbiddenTo(lifecycle, 'store_user'),
    },
  };
}
