import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import { userNameKeyOf } from '#domain/users/proved-address';
import { canAssignRole } from '#domain/users/user-lifecycle';
import type { NewUser, User } from '#openapi/types.generated';
import type { Principal, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import type { CallOf } from '../http/contract-handlers';
import { disconnectSignalOf } from '../http/disconnect-signal';
import { forbidden, invalid, notFound } from '../http/problem-error';
import { userSearchText } from '../search/user-search-text';
import { assertEmailConfirmed } from '../session/assert-email-confirmed';
import { hashPassword, unknownPasswordHash } from '../session/password-hashing';
import { inPasswordTurn } from '../session/password-turns';
import { validateNewPassword } from '../session/validate-new-password';
import { userColumnsOf, userFieldErrors } from './user-fields';
import { invitationColumns, mailInvitation } from './user-invitation';
import { presentUser } from './user-presentation';
import { countActiveAdmins, findStaff, insertUser, lockStaffOfStore } from './users.repository';

/** What the invited person gives when they accept, where the inviting user gave only an address. */
const PERSON_FIELDS = ['firstName', 'lastName', 'userName', 'phoneNumber'] as const;

/** The errors of missing fields: all of the person's are given, or none, and then no password either. */
function missingFieldErrors(body: NewUser): Record<string, string[]> {
  const missing = PERSON_FIELDS.filter((field) => body[field] === undefined);
  const isByAddress = missing.length === PERSON_FIELDS.length && body.password === undefined;
  return isByAddress ? {} : Object.fromEntries(missing.map((field) => [field, ['required']]));
}

/** The user name of a new user: their address, if no other one was given. */
export function newUserNameOf({ userName, email }: NewUser): string {
  return (userName ?? email).trim();
}

/** A requested new member of staff; `passwordHash` from {@link firstPasswordHash}. */
export interface RequestedUser {
  readonly body: NewUser;
  readonly passwordHash: string;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Validates the fields before any lock, and hashes the first password. Without one, only the
 * invitation's link opens the account.
 * @throws ProblemError 422 naming the fields that are wrong; 503 if too many passwords wait
 */
export async function firstPasswordHash({
  body,
  principal: { userId },
  reply,
}: CallOf<'createUser'>): Promise<string> {
  const errors = { ...userFieldErrors(body), ...missingFieldErrors(body) };
  const faults = body.password === undefined ? [] : await validateNewPassword(body.password);
  if (faults.length > 0) errors['password'] = faults;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { password } = body;
  if (password === undefined) return unknownPasswordHash();
  const request = { userId, signal: disconnectSignalOf(reply) };
  return inPasswordTurn(request, (turn) => hashPassword(password, turn));
}

/** The columns of a new user. */
function rowOf(userId: string, { body, passwordHash, principal, now }: RequestedUser) {
  const { firstName = '', lastName = '', email = '', phoneNumber } = userColumnsOf(body);
  const userName = newUserNameOf(body);
  const searched = { firstName, lastName, userName, email, phoneNumber: phoneNumber ?? null };
  return {
    id: userId,
    storeId: principal.storeId,
    ...searched,
    userNameKey: userNameKeyOf(userName),
    role: body.role,
    status: 'active' as const,
    passwordHash,
    // A user with a first password can sign in. Others must first choose one through the
    // invitation.
    ...(body.password === undefined && invitationColumns(now)),
    searchText: userSearchText(searched),
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Adds a member of staff and queues their invitation with a link to choose a password.
 * @throws ProblemError 403 a role above the caller's own; 409 `email_unconfirmed` the caller's address;
 *   429 a limit of invitations
 */
export async function createUser(
  tx: Tx,
  context: ServerContext,
  requested: RequestedUser,
): Promise<User> {
  const { body, now } = requested;
  const principal = await lockStaffOfStore(tx, requested.principal);
  if (!principal.permissions.includes('users.manage')) throw forbidden();
  if (!canAssignRole(principal.role, body.role)) throw forbidden();
  await assertEmailConfirmed(tx, principal.userId);
  const row = rowOf(newId('usr', now.getTime()), requested);
  await insertUser(tx, row, body.language ?? DEFAULT_LANGUAGE);
  await mailInvitation(tx, context, { userId: row.id, sender: principal, now });
  const created = await findStaff(tx, principal.storeId, row.id);
  if (!created) throw notFound();
  const activeAdmins = await countActiveAdmins(tx, principal.storeId);
  return presentUser(created, { principal, activeAdmins, now });
}
