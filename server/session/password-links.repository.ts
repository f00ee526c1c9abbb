import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { subHours } from 'date-fns/subHours';
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { emailKeyOf } from '#domain/contact/email-key';
import type { Language } from '#domain/format/languages';
import { mailedNames } from '#domain/mail/mailed-names';
import { hasAddressForm, userNameKeyOf } from '#domain/users/proved-address';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { emailKeyIn } from '../database/own-user-name';
import { passwordResets, userPreferences } from '../database/schema/people';
import { stores, users } from '../database/schema/stores';
import type { Tokens } from '../ports/tokens.port';
import { hasAddress, ownsUserName } from './address-conditions';
import { canSignIn, takesPart, takesPartWithConfirmedEmail } from './session.repository';
import { hashToken } from './tokens';

/** Validity period of each kind of link (ms). */
export const LINK_LIFETIMES_MS = { reset: millisecondsInHour, invitation: 7 * millisecondsInDay };

/** Maximum links per hour with which one user may ask for a new password, invitations included. */
export const LINKS_PER_HOUR = 5;

/**
 * Creates a link that sets a user's password; only the hash of its token is stored. It works as long
 * as the user has the address `email`, to which the caller mails it.
 * @returns the link's id, from which the mail derives the token
 */
export async function issuePasswordLink(
  tx: Tx,
  tokens: Tokens,
  { id: userId, email }: Pick<Addressee, 'id' | 'email'>,
  kind: keyof typeof LINK_LIFETIMES_MS,
  now: Date,
): Promise<string> {
  const id = newId('pwl', now.getTime());
  await tx.insert(passwordResets).values({
    id,
    userId,
    emailKey: emailKeyOf(email),
    tokenHash: hashToken(tokens.linkToken(id)),
    createdAt: now,
    expiresAt: addMilliseconds(now, LINK_LIFETIMES_MS[kind]),
  });
  return id;
}

/**
 * A user who may receive a mail, with its language and the names that it may contain, see
 * {@link mailedNames}: they are empty for a store that was not reviewed.
 */
export interface Addressee {
  readonly id: string;
  readonly firstName: string;
  readonly userName: string;
  readonly storeName: string;
  readonly email: string;
  readonly language: Language | null;
}

const ADDRESSEE = {
  id: users.id,
  firstName: users.firstName,
  userName: users.userName,
  storeName: stores.name,
  status: stores.status,
  email: users.email,
  language: userPreferences.language,
};

interface AddresseeRow extends Addressee {
  readonly status: (typeof stores.$inferSelect)['status'];
}

function toAddressee({ status, firstName, userName, storeName, ...row }: AddresseeRow): Addressee {
  return { ...row, ...mailedNames({ firstName, userName, storeName }, { status }) };
}

/**
 * Maximum number of accounts to which one request sends a link. Only the owner of a mailbox can add
 * accounts to it, so nobody takes the place of others. The accounts that were used last come first.
 */
const MAX_ACCOUNTS = 20;

/**
 * The users whom a request for a link reaches: those who have proved the requested address, or the
 * one with the requested user name, at whatever address they have. A user name in the form of an
 * address reaches nobody else: it is an address. Invited users and those who may not sign in are
 * excluded.
 */
export async function findAddressees(reader: Reader, account: string): Promise<Addressee[]> {
  const isRequested = hasAddressForm(account)
    ? and(hasAddress(account), takesPartWithConfirmedEmail)
    : and(eq(users.userNameKey, userNameKeyOf(account)), ownsUserName, takesPart);
  const rows = await reader
    .select(ADDRESSEE)
    .from(users)
    .innerJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(isRequested)
    .orderBy(sql`${users.lastSeenAt} desc nulls last`, desc(users.id))
    .limit(MAX_ACCOUNTS);
  return rows.map(toAddressee);
}

/** What mails to the user need. */
export async function findAddressee(
  reader: Reader,
  userId: string,
): Promise<Addressee | undefined> {
  const [found] = await reader
    .select(ADDRESSEE)
    .from(users)
    .innerJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId));
  return found && toAddressee(found);
}

/** How many links a user received in the hour before `now`. */
export async function countRecentLinks(tx: Tx, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ links: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, subHours(now, 1))));
  return row?.links ?? 0;
}

/** The link is valid, and its user still has the address that it was sent to. */
function isUsableLink(token: string, now: Date) {
  return and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
    eq(passwordResets.emailKey, emailKeyIn(users.email)),
  );
}

/** The user whose password a token may set, if it is valid now and the user may sign in. */
export async function findLinkUser(reader: Reader, token: string, now: Date) {
  const [found] = await reader
    .select({
      userId: users.id,
      storeId: users.storeId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phoneNumber: users.phoneNumber,
      userName: users.userName,
      invitedAt: users.invitedAt,
      storeName: stores.name,
      storeNameAr: stores.nameAr,
      expiresAt: passwordResets.expiresAt,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .innerJoin(stores, eq(stores.id, users.storeId))
    .where(and(isUsableLink(token, now), canSignIn));
  return found;
}

/**
 * Consumes a token; of many simultaneous calls exactly one succeeds.
 * @returns the address that the link was sent to, which its use proves; undefined if it is not valid
 */
export async function consumePasswordLink(
  tx: Tx,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [used] = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .from(users)
    .where(and(isUsableLink(token, now), eq(users.id, passwordResets.userId)))
    .returning({ address: passwordResets.emailKey });
  return used?.address;
}

/** Deletes expired links; those of the last hour still count towards the hourly limit. */
export async function deleteExpiredLinks(reader: Reader, now: Date): Promise<void> {
  await reader.delete(passwordResets).where(lt(passwordResets.expiresAt, subHours(now, 1)));
}
