import { addMilliseconds } from 'date-fns/addMilliseconds';
import { canUndo, UNDO_LINK_LIFE_MS } from '#domain/email-changes/email-change';
import { DEFAULT_LANGUAGE, type Language } from '#domain/format/languages';
import { isSameAddress } from '#domain/users/proved-address';
import type { ChangedEmail } from '#openapi/types.generated';
import { setAuditPerformer } from '../audit/audit-performer';
import type { Reader, ServerContext, Tx } from '../context';
import { mailChangeReverted } from '../email-changes/email-change-mails';
import {
  type EmailChangeRow,
  findChangeByLink,
  findChangeByUndo,
  markProved,
  markUndoneFrom,
} from '../email-changes/email-changes.repository';
import { invalid } from '../http/problem-error';
import { deleteIdentitiesLinkedSince } from '../identities/identities.repository';
import { queueMail } from '../mail/mail-outbox';
import { unknownPasswordHash } from '../session/password-hashing';
import { findAddressee, issuePasswordLink } from '../session/password-links.repository';
import { isUserNameTaken } from '../session/prove-address';
import { endSessionsOf } from '../session/session.repository';
import { hashToken } from '../session/tokens';
import { changeStore, lockStore } from '../stores/stores.repository';
import { isNameOfAnother, setProvedEmail } from '../users/proved-email';
import { invalidateLinksOf, lockUsers, revokeAccess } from '../users/users.repository';

/** A used link. */
interface UsedLink {
  readonly token: string;
  readonly requestId: string;
  readonly now: Date;
}

/** A change whose holder is a user. */
type UserChange = EmailChangeRow & { readonly userId: string };

function isOfUser(change: EmailChangeRow): change is UserChange {
  return change.userId !== null;
}

function invalidToken() {
  return invalid({ token: ['token_invalid'] });
}

async function languageOf(reader: Reader, userId: string): Promise<Language> {
  return (await findAddressee(reader, userId))?.language ?? DEFAULT_LANGUAGE;
}

/** Names the user in the audit log: whoever has their mail acts as them. */
function setPerformer(tx: Tx, { userId, requestedBy, storeId }: EmailChangeRow, link: UsedLink) {
  const { requestId, now } = link;
  return setAuditPerformer(tx, { userId: userId ?? requestedBy, storeId, requestId, at: now });
}

/** The proof of a change; the undo link is valid for 7 days from now on. */
function proofOf(oldUserName: string | null, now: Date) {
  return { oldUserName, undoExpiresAt: addMilliseconds(now, UNDO_LINK_LIFE_MS) };
}

/** The locked user of a change. @throws ProblemError 422 */
async function lockHolder(tx: Tx, { storeId, userId }: UserChange) {
  const [user] = await lockUsers(tx, storeId, [userId]);
  if (!user) throw invalidToken();
  return user;
}

/** A user name that was the old address becomes the new one. Links mailed to the old one end. */
async function proveOfUser(tx: Tx, change: UserChange, { now }: UsedLink): Promise<ChangedEmail> {
  const user = await lockHolder(tx, change);
  const email = change.newEmail ?? user.email;
  const isFollowing = isSameAddress(user.userName, user.email);
  const proof = proofOf(isFollowing ? user.userName : null, now);
  if (!(await markProved(tx, change.id, proof, now))) throw invalidToken();
  const userName = isFollowing ? email : user.userName;
  await setProvedEmail(tx, user, { email, userName }, now);
  await invalidateLinksOf(tx, [user.id], now);
  return { of: 'user', email, userName };
}

async function proveOfStore(
  tx: Tx,
  { id, storeId, newEmail: email }: EmailChangeRow,
  { now }: UsedLink,
): Promise<ChangedEmail> {
  await lockStore(tx, storeId);
  if (!(await markProved(tx, id, proofOf(null, now), now))) throw invalidToken();
  await changeStore(tx, storeId, { email }, undefined, now);
  return { of: 'store', email, userName: null };
}

/**
 * Proves a new address by the token of its link, which works once: from now on it counts.
 * @throws ProblemError 422 where the token is unknown, used, replaced, cancelled or expired; a unique
 *   violation of `users_user_name` if another account has the address as its user name
 */
export function proveNewEmail({ database }: ServerContext, link: UsedLink): Promise<ChangedEmail> {
  return database.transaction(async (tx) => {
    const change = await findChangeByLink(tx, hashToken(link.token), link.now);
    if (!change) throw invalidToken();
    await setPerformer(tx, change, link);
    return isOfUser(change) ? proveOfUser(tx, change, link) : proveOfStore(tx, change, link);
  });
}

/** The change of an undo link that works now; call it again under the holder's lock. */
async function findUndoable(tx: Tx, { token, now }: UsedLink): Promise<EmailChangeRow> {
  const change = await findChangeByUndo(tx, hashToken(token));
  if (!change || !canUndo(change, now)) throw invalidToken();
  return change;
}

/** Mails the address that no longer counts. */
async function tellLostAddress(
  tx: Tx,
  change: EmailChangeRow,
  lost: string | null,
  now: Date,
): Promise<void> {
  if (lost === null || lost === change.oldEmail) return;
  const language = await languageOf(tx, change.userId ?? change.requestedBy);
  await mailChangeReverted(tx, { holder: change, recipient: lost, language, now });
}

/** Mails a link to choose a password, the only way in. An invited user has their invitation. */
async function mailNewPassword(
  tx: Tx,
  { tokens }: ServerContext,
  userId: string,
  now: Date,
): Promise<void> {
  const user = await findAddressee(tx, userId);
  if (!user) return;
  const linkId = await issuePasswordLink(tx, tokens, user, 'reset', now);
  const { firstName, userName, email, language } = user;
  const data = { firstName, userName, linkId };
  const mail = { recipient: email, language: language ?? DEFAULT_LANGUAGE };
  await queueMail(tx, { template: 'emailChangeUndone', data, ...mail }, now);
}

/**
 * Restores the old address of a user. Whoever changed it may know the password, hold a session, or
 * have linked an identity with the new address: none of these opens the account any more.
 */
async function undoOfUser(
  tx: Tx,
  context: ServerContext,
  found: UserChange,
  { passwordHash, link }: { readonly passwordHash: string; readonly link: UsedLink },
): Promise<ChangedEmail> {
  const { now } = link;
  const user = await lockHolder(tx, found);
  const change = await findUndoable(tx, link);
  const undone = await markUndoneFrom(tx, change, now);
  const email = change.oldEmail ?? user.email;
  const named = undone.find(({ oldUserName }) => oldUserName !== null)?.oldUserName;
  const isFree =
    named != null && !(await isNameOfAnother(tx, named, { id: user.id, storeId: found.storeId }));
  const userName = isFree ? named : user.userName;
  await setProvedEmail(tx, user, { email, userName, passwordHash }, now);
  await revokeAccess(tx, [user.id], now);
  await deleteIdentitiesLinkedSince(tx, user.id, change.createdAt);
  if (user.status === 'active' && !user.archivedAt) {
    await mailNewPassword(tx, context, user.id, now);
  }
  await tellLostAddress(tx, change, user.email, now);
  return { of: 'user', email, userName };
}

/** Restores the old address of a store, and ends the sessions of those who asked for another. */
async function undoOfStore(
  tx: Tx,
  { storeId }: EmailChangeRow,
  link: UsedLink,
): Promise<ChangedEmail> {
  const { now } = link;
  const record = await lockStore(tx, storeId);
  const change = await findUndoable(tx, link);
  const undone = await markUndoneFrom(tx, change, now);
  const email = change.oldEmail;
  await changeStore(tx, storeId, { email }, undefined, now);
  const callers = [...new Set(undone.map(({ requestedBy }) => requestedBy))];
  await lockUsers(tx, storeId, callers);
  await endSessionsOf(tx, callers, now);
  await tellLostAddress(tx, change, record?.store.email ?? null, now);
  return { of: 'store', email, userName: null };
}

/**
 * Undoes a change by the token that the old address was mailed, which works once, whatever became of
 * the change and of later ones.
 * @throws ProblemError 422 where the token is unknown, used or expired
 */
export async function undoEmailChange(
  context: ServerContext,
  link: UsedLink,
): Promise<ChangedEmail> {
  const { database } = context;
  const passwordHash = await unknownPasswordHash();
  const undo = () =>
    database.transaction(async (tx) => {
      const change = await findUndoable(tx, link);
      await setPerformer(tx, change, link);
      return isOfUser(change)
        ? undoOfUser(tx, context, change, { passwordHash, link })
        : undoOfStore(tx, change, link);
    });
  // If another account takes the former user name meanwhile, the user keeps the present one.
  return undo().catch((error: unknown) => {
    if (!isUserNameTaken(error)) throw error;
    return undo();
  });
}
