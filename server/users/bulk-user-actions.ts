import type { Permission } from '#domain/permissions/permissions';
import { permissionFor, userRefusal } from '#domain/users/user-lifecycle';
import type { BulkUserRequest, BulkUserResult, BulkUserRow } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { forbidden } from '../http/problem-error';
import { applyUserAction } from './user-actions';
import { toUserState } from './user-presentation';
import { countActiveAdmins, lockStaffOfStore, lockUsers } from './users.repository';

/** A requested action on some of the staff. Each user is validated separately. */
export interface RequestedBulkUserAction {
  readonly body: BulkUserRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Takes one action on some of the staff in one transaction. Users that do not allow it are reported
 * and not changed.
 * @returns the result of each user, in the requested order
 * @throws ProblemError 403 not allowed for the role, for any user
 */
export async function executeBulkUserAction(
  tx: Tx,
  { body: { action, ids, dryRun = false }, now, ...requested }: RequestedBulkUserAction,
): Promise<BulkUserResult> {
  const principal = await lockStaffOfStore(tx, requested.principal);
  if (!principal.permissions.includes(permissionFor(action))) throw forbidden();
  const onlooker = {
    principal,
    now,
    activeAdmins: await countActiveAdmins(tx, principal.storeId),
  };
  const permissions = new Set<Permission>(principal.permissions);
  const found = await lockUsers(tx, principal.storeId, ids);
  const refusals = new Map(
    found.map((user) => [user.id, userRefusal(toUserState(user, onlooker), action, permissions)]),
  );
  const reached = found.flatMap(({ id }) => (refusals.get(id) === null ? [id] : []));
  if (!dryRun && reached.length > 0) await applyUserAction(tx, reached, action, now);
  const results = ids.map((id): BulkUserRow => {
    const refusal = refusals.get(id);
    return { id, isDone: refusal === null, refusal: refusal === undefined ? 'not_found' : refusal };
  });
  return {
    action,
    dryRun,
    results,
    doneCount: reached.length,
    failedCount: ids.length - reached.length,
  };
}
