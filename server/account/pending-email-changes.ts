import { afterEmailChangeAction, emailChangeState } from '#domain/email-changes/email-change';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import type { EmailChange } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import {
  cancelChange,
  type EmailChangeRow,
  findChange,
} from '../email-changes/email-changes.repository';
import { mailLinkAgain } from '../email-changes/request-email-change';
import { forbidden, notFound, problem } from '../http/problem-error';
import type { Tokens } from '../ports/tokens.port';
import { findAddressee } from '../session/password-links.repository';
import { lockStore } from '../stores/stores.repository';
import { lockStaffOfStore, lockUsers } from '../users/users.repository';

/** What is asked of an open change. */
interface RequestedAction {
  readonly changeId: string;
  readonly principal: Principal;
  readonly now: Date;
}

/** Own addresses; others with the permission to change them. */
function assertMayChange({ userId }: EmailChangeRow, principal: Principal): void {
  const permission = userId === null ? 'store.identity.edit' : 'users.manage';
  if (userId === principal.userId || principal.permissions.includes(permission)) return;
  throw forbidden();
}

/**
 * The change under the locks of its store and its holder, if the action is allowed now.
 * @throws ProblemError 401; 404 unknown to the store; 403; 409 `action_not_allowed` it is over
 */
async function lockChange(
  tx: Tx,
  action: 'cancel' | 'sendAgain',
  { changeId, now, ...requested }: RequestedAction,
): Promise<EmailChangeRow> {
  const { storeId } = requested.principal;
  const found = await findChange(tx, storeId, changeId);
  if (!found) throw notFound();
  if (found.userId === null) await lockStore(tx, storeId);
  const principal = await lockStaffOfStore(tx, requested.principal);
  assertMayChange(found, principal);
  if (found.userId !== null) await lockUsers(tx, storeId, [found.userId]);
  const change = await findChange(tx, storeId, changeId);
  if (!change) throw notFound();
  if (afterEmailChangeAction(emailChangeState(change, now), action) === undefined) {
    throw problem(409, 'action_not_allowed');
  }
  return change;
}

/** Cancels a change that waits for its proof. @throws ProblemError as {@link lockChange} */
export async function cancelEmailChange(tx: Tx, requested: RequestedAction): Promise<void> {
  const { id } = await lockChange(tx, 'cancel', requested);
  await cancelChange(tx, id, requested.now);
}

/** Mails its link again. @throws ProblemError as {@link lockChange}; 429 */
export async function sendEmailChange(
  tx: Tx,
  tokens: Tokens,
  requested: RequestedAction,
): Promise<EmailChange> {
  const { principal, now } = requested;
  const change = await lockChange(tx, 'sendAgain', requested);
  const { newEmail } = change;
  // An open change has a new address: without one, it counts at once.
  if (newEmail === null) throw problem(409, 'action_not_allowed');
  const holder = await findAddressee(tx, change.userId ?? principal.userId);
  const { id, expiresAt, sendAgainAt } = await mailLinkAgain(
    tx,
    tokens,
    { ...change, newEmail },
    {
      requestedBy: principal.userId,
      language: holder?.language ?? DEFAULT_LANGUAGE,
      now,
    },
  );
  return {
    id,
    email: newEmail,
    expiresAt: expiresAt.toISOString(),
    sendAgainAt: sendAgainAt.toISOString(),
  };
}
