import type { Permission } from '#domain/permissions/permissions';
import { permissionFor, userRefusal } from '#domain/users/user-lifecycle';
import type { Principal, Tx } from '../context';
import type { BulkUserRequest, BulkUserResult, BulkUserRow } from '../contract.generated';
import { forbidden } from '../http/problem-error';
import { applyUserAction } from './user-actions';
import { toUserState } from './user-presentation';
import { countActiveAdmins, lockStaffOfStore, lockUsers } from './users.repository';

/** One action for some of the staff, each judged for himself. */
export interface RequestedBulkUserAction {
  readonly body: BulkUserRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Takes one action on some of the staff in one transaction; those that it cannot be taken on are left
 * as they are and reported.
 * @returns what became of each, in the order asked
 * @throws ProblemError 403 the role may not, whatever the users
 */
export const executeBulkUserAction = async (
  tx: Tx,
  { body: { action, ids, dryRun = false }, now, ...requested }: RequestedBulkUserAction,
): Promise<BulkUserResult> => {
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
};
