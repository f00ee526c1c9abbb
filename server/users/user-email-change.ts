import { isEmailAddress } from '#domain/contact/email-address';
import { emailKeyOf } from '#domain/contact/email-key';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import { invitationState, isOnlyInvited } from '#domain/users/invitation';
import { isAddressProved } from '#domain/users/proved-address';
import type { UserUpdate } from '#openapi/types.generated';
import type { Principal, ServerContext, Tx } from '../context';
import { requestEmailChange } from '../email-changes/request-email-change';
import { problem } from '../http/problem-error';
import { assertEmailConfirmed } from '../session/assert-email-confirmed';
import {
  assertStillFresh,
  type FreshCall,
  type FreshSignIn,
  freshSignInRequired,
  proveFreshSignIn,
} from '../session/fresh-sign-in';
import { findAddressee } from '../session/password-links.repository';
import { resendInvitations } from './user-invitation';
import { findStaff, type StaffRow } from './users.repository';

/** A change of a user, as far as it concerns their address. */
interface AddressChange {
  readonly principal: Principal;
  readonly now: Date;
}

/** The new address of an update; undefined if it keeps the present one, in any spelling. */
export function newEmailOf({ email }: Pick<StaffRow, 'email'>, body: UserUpdate) {
  const wanted = body.email?.trim();
  return wanted === undefined || emailKeyOf(wanted) === emailKeyOf(email) ? undefined : wanted;
}

/**
 * The caller's evidence, if the update changes an address that asks for it. What else is wrong with
 * the update is left to the transaction, and its password is then not compared.
 * @throws ProblemError 401; 422 at `currentPassword`; 429
 */
export async function freshSignInForUser(
  context: ServerContext,
  userId: string,
  body: UserUpdate,
  call: FreshCall,
): Promise<FreshSignIn | undefined> {
  const { principal } = call;
  if (body.email === undefined || !isEmailAddress(body.email.trim())) return undefined;
  const user = await findStaff(context.database.db, principal.storeId, userId);
  if (!user || newEmailOf(user, body) === undefined) return undefined;
  const mayWrite = userId === principal.userId || principal.permissions.includes('users.manage');
  if (!mayWrite || isOnlyInvited(user) || user.registrationPending) return undefined;
  return proveFreshSignIn(context, call, body.currentPassword);
}

/**
 * Requests another address of a user who has come in.
 * @throws ProblemError 401; 409 `email_unconfirmed` the caller's own address; 422 without evidence;
 *   429
 */
export async function requestUserEmail(
  tx: Tx,
  { tokens }: ServerContext,
  user: StaffRow,
  newEmail: string,
  { principal, now, fresh }: AddressChange & { readonly fresh: FreshSignIn | undefined },
): Promise<void> {
  if (!fresh) throw freshSignInRequired();
  await assertStillFresh(tx, principal, fresh);
  if (user.id !== principal.userId) await assertEmailConfirmed(tx, principal.userId);
  const addressee = await findAddressee(tx, user.id);
  await requestEmailChange(tx, tokens, {
    storeId: principal.storeId,
    userId: user.id,
    requestedBy: principal.userId,
    oldEmail: user.email,
    newEmail,
    isOldProved: isAddressProved(user),
    isNewProved: false,
    language: addressee?.language ?? DEFAULT_LANGUAGE,
    now,
  });
}

/** Sends the invitation to the new address of a user who never came in, unless it was withdrawn. */
export async function inviteAtNewAddress(
  tx: Tx,
  context: ServerContext,
  user: StaffRow,
  { principal: sender, now }: AddressChange,
): Promise<StaffRow | undefined> {
  if (invitationState(user, now) === 'withdrawn' || user.status !== 'active') return user;
  const [invited] = await resendInvitations(tx, context, { users: [user], sender, now });
  return invited;
}

/**
 * A registration confirms the address that it was made with, which is also its user name.
 * @throws ProblemError 409 `email_unconfirmed`
 */
export function assertMayRename({ registrationPending }: StaffRow): void {
  if (registrationPending) throw problem(409, 'email_unconfirmed');
}
