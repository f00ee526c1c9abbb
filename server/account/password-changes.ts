import { and, eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import { isWithoutNames } from '#domain/users/invitation';
import type {
  PasswordChange,
  PasswordLink,
  PasswordResetConfirmation,
} from '#openapi/types.generated';
import { setAuditPerformer } from '../audit/audit-performer';
import type { ServerContext, Tx } from '../context';
import { users } from '../database/schema/stores';
import type { CallOf } from '../http/contract-handlers';
import { disconnectSignalOf } from '../http/disconnect-signal';
import { invalid, problem } from '../http/problem-error';
import { queueMailWithin } from '../mail/mail-outbox';
import { deleteNotificationsOf } from '../notifications/notifications.repository';
import { userSearchText } from '../search/user-search-text';
import { rememberDevice } from '../session/known-devices.repository';
import { hashPassword, verifyPassword } from '../session/password-hashing';
import {
  consumePasswordLink,
  findAddressee,
  findLinkUser,
} from '../session/password-links.repository';
import { inPasswordTurn } from '../session/password-turns';
import { isUserNameTaken, markAddressProved } from '../session/prove-address';
import { canSignIn } from '../session/session.repository';
import { clearFailedSignIns } from '../session/sign-in-attempts';
import { validateNewPassword } from '../session/validate-new-password';
import { userColumnsOf, userFieldErrors } from '../users/user-fields';
import { changeUserRows, revokeAccess, type UserChange } from '../users/users.repository';

/** A user who has chosen a password has accepted their invitation. */
const INVITATION_ACCEPTED = { invitedAt: null, invitationExpiresAt: null };

/**
 * Sets the hash, ends the old password's sessions and links, mails the user. Needs the row lock.
 */
async function setPassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
  now: Date,
  savedSession?: string,
): Promise<void> {
  await changeUserRows(tx, [userId], { passwordHash, ...INVITATION_ACCEPTED }, now);
  await revokeAccess(tx, [userId], now, savedSession);
  const user = await findAddressee(tx, userId);
  if (!user) return;
  const { firstName, userName, email, language } = user;
  await queueMailWithin(
    tx,
    {
      template: 'passwordChanged',
      data: { firstName, userName },
      recipient: email,
      language: language ?? DEFAULT_LANGUAGE,
    },
    now,
  );
}

function wrongOldPassword() {
  return invalid({ oldPassword: ['wrong_password'] });
}

/** @throws ProblemError 422 when the new one breaks a rule, equals the old one or was mistyped */
async function assertNewPassword(body: PasswordChange): Promise<void> {
  const { oldPassword, newPassword, confirmNewPassword } = body;
  const faults: string[] = await validateNewPassword(newPassword);
  if (newPassword.normalize('NFC') === oldPassword.normalize('NFC')) faults.push('same_as_old');
  const errors = {
    ...(faults.length > 0 && { newPassword: faults }),
    ...(confirmNewPassword !== newPassword && { confirmNewPassword: ['passwords_mismatch'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Changes the user's own password; ends all their other sessions and password links.
 * @throws ProblemError 422 naming the fields that are wrong, the old password among them; 503 if too
 *   many passwords wait
 */
export async function changeOwnPassword(
  { database }: ServerContext,
  { body, principal: { userId, sessionId }, now, reply, write }: CallOf<'changePassword'>,
): Promise<void> {
  const signal = disconnectSignalOf(reply);
  await assertNewPassword(body);
  const [user] = await database.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const passwordHash = await inPasswordTurn({ userId, signal }, async (turn) => {
    const isRight = await verifyPassword(user?.passwordHash, body.oldPassword, turn);
    return isRight ? hashPassword(body.newPassword, turn) : undefined;
  });
  if (passwordHash === undefined) throw wrongOldPassword();
  await write(async (tx) => {
    // Locks the row if the compared password is still set: of two changes at once one wins.
    const [held] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, user?.passwordHash ?? ''), canSignIn))
      .for('no key update');
    if (!held) throw wrongOldPassword();
    await setPassword(tx, userId, passwordHash, now, sessionId);
  });
}

function invalidTokenProblem() {
  return invalid({ token: ['token_invalid'] });
}

/**
 * The user of a link, for the page that it leads to. Does not consume the link.
 * @throws ProblemError 422 where the token is unknown, used up, withdrawn or expired
 */
export async function readPasswordLink(
  { database }: ServerContext,
  token: string,
  now: Date,
): Promise<PasswordLink> {
  const found = await findLinkUser(database.db, token, now);
  if (!found) throw invalidTokenProblem();
  const { firstName, userName, storeName, storeNameAr, invitedAt, expiresAt } = found;
  return {
    kind: invitedAt ? 'invitation' : 'reset',
    firstName,
    asksPerson: isWithoutNames(found),
    userName,
    storeName,
    storeNameAr,
    expiresAt: expiresAt.toISOString(),
  };
}

type LinkUser = NonNullable<Awaited<ReturnType<typeof findLinkUser>>>;
type GivenPerson = Pick<PasswordResetConfirmation, 'firstName' | 'lastName' | 'phoneNumber'>;

/**
 * The columns of the person who accepts an invitation that was sent to an address alone.
 * @throws ProblemError 422 naming the fields that are missing or wrong
 */
function personColumns(user: LinkUser, given: GivenPerson): UserChange {
  if (!isWithoutNames(user)) return {};
  const { firstName, lastName, phoneNumber } = given;
  const person = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    ...(phoneNumber !== undefined && { phoneNumber }),
  };
  const errors = userFieldErrors(person);
  if (phoneNumber === undefined) errors['phoneNumber'] = ['required'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const columns = userColumnsOf(person);
  return { ...columns, searchText: userSearchText({ ...user, ...columns }) };
}

/** Converts the violation of a unique user name to a problem; rethrows anything else. */
function rethrowTakenUserName(error: unknown): never {
  throw isUserNameTaken(error) ? problem(409, 'user_name_taken') : error;
}

/**
 * Sets a password by the token of a link, which works once; ends all sessions of the user. It proves
 * the address that the link was sent to. Failed sign-ins of strangers no longer count, and the device
 * that opened the link becomes known, because whoever receives the user's mail is not one of them. Who
 * was invited by their address alone gives names and phone with it.
 * @returns the user name, and the token of the device
 * @throws ProblemError 422 naming the fields that are wrong, the token among them; 409
 *   `user_name_taken` the user name is the address, and belongs to another account of its owner
 */
export async function setPasswordByLink(
  { database }: ServerContext,
  { token, password, confirmPassword, ...given }: PasswordResetConfirmation,
  now: Date,
  requestId: string,
): Promise<{ readonly userName: string; readonly deviceToken: string }> {
  const faults = await validateNewPassword(password);
  const errors = {
    ...(faults.length > 0 && { password: faults }),
    ...(confirmPassword !== password && { confirmPassword: ['passwords_mismatch'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const found = await findLinkUser(database.db, token, now);
  if (!found) throw invalidTokenProblem();
  const { userId, storeId, userName } = found;
  const person = personColumns(found, given);
  const passwordHash = await inPasswordTurn({ userId }, (turn) => hashPassword(password, turn));
  const deviceToken = await database.transaction(async (tx) => {
    await setAuditPerformer(tx, { userId, storeId, requestId, at: now });
    const [held] = await tx
      .select({ invitedAt: users.invitedAt })
      .from(users)
      .where(and(eq(users.id, userId), canSignIn))
      .for('no key update');
    const address = held && (await consumePasswordLink(tx, token, now));
    if (!held || address === undefined) throw invalidTokenProblem();
    await markAddressProved(tx, userId, address, now).catch(rethrowTakenUserName);
    if (isWithoutNames(found)) await changeUserRows(tx, [userId], person, now);
    await setPassword(tx, userId, passwordHash, now);
    // Earlier versions notified invited users too, of what concerned others.
    if (held.invitedAt) await deleteNotificationsOf(tx, userId);
    await clearFailedSignIns(tx, userName);
    return rememberDevice(tx, userId, undefined, now);
  });
  return { userName, deviceToken };
}
