import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { subHours } from 'date-fns/subHours';
import { and, count, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { passwordResets, userPreferences } from '../database/schema/people';
import { stores, users } from '../database/schema/stores';
import type { Tokens } from '../ports/tokens.port';
import { findUsersOfName } from './find-user-by-password';
import { canSignIn, takesPart, userNameKeyOf } from './session.repository';
import { hashToken } from './tokens';

/** Validity period of each kind of link (ms). */
export const LINK_LIFETIMES_MS = { reset: millisecondsInHour, invitation: 7 * millisecondsInDay };

/** Maximum links per hour that one user receives by mail, counted across all callers. */
export const LINKS_PER_HOUR = 5;

/**
 * Creates a link that sets a user's password; only the hash of its token is stored.
 * @returns the link's id, from which the mail derives the token
 */
export async function issuePasswordLink(
  tx: Tx,
  tokens: Tokens,
  userId: string,
  kind: keyof typeof LINK_LIFETIMES_MS,
  now: Date,
): Promise<string> {
  const id = newId('pwl', now.getTime());
  await tx.insert(passwordResets).values({
    id,
    userId,
    tokenHash: hashToken(tokens.linkToken(id)),
    createdAt: now,
    expiresAt: addMilliseconds(now, LINK_LIFETIMES_MS[kind]),
  });
  return id;
}

/** A user who may receive a link, with the language of their mails. */
export interface Addressee {
  readonly id: string;
  readonly firstName: string;
  readonly userName: string;
  readonly email: string;
  readonly language: Language | null;
}

const ADDRESSEE = {
  id: users.id,
  firstName: users.firstName,
  userName: users.userName,
  email: users.email,
  language: userPreferences.language,
};

/** Maximum number of accounts that share one address. */
const MAX_ACCOUNTS = 5;

/**
 * Users with this user name or e-mail address who may sign in; invited users are excluded. Of the
 * registrations that wait for confirmation, only the latest counts, as at sign-in.
 */
export async function findAddressees(reader: Reader, account: string): Promise<Addressee[]> {
  const key = userNameKeyOf(account);
  const { unconfirmed } = await findUsersOfName(reader, account);
  return reader
    .select(ADDRESSEE)
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(
      and(
        or(eq(users.userNameKey, key), eq(sql`lower(${users.email})`, key)),
        or(isNotNull(users.emailConfirmedAt), eq(users.id, unconfirmed?.id ?? '')),
        takesPart,
      ),
    )
    .orderBy(users.id)
    .limit(MAX_ACCOUNTS);
}

/** The user's name, address and language for mails. */
export async function findAddressee(
  reader: Reader,
  userId: string,
): Promise<Addressee | undefined> {
  const [found] = await reader
    .select(ADDRESSEE)
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId));
  return found;
}

/** How many links a user received in the hour before `now`. */
export async function countRecentLinks(tx: Tx, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ links: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, subHours(now, 1))));
  return row?.links ?? 0;
}

function isUsableLink(token: string, now: Date) {
  return and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}

/** The user whose password a token may set, if it is valid now and the user may sign in. */
export async function findLinkUser(reader: Reader, token: string, now: Date) {
  const [found] = await reader
    .select({
      userId: users.id,
      storeId: users.storeId,
      firstName: users.firstName,
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

/** Consumes a token; of many simultaneous calls exactly one succeeds. */
export async function consumePasswordLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isUsableLink(token, now))
    .returning({ id: passwordResets.id });
  return used.length === 1;
}

/** Deletes expired links; those of the last hour still count towards the hourly limit. */
export async function deleteExpiredLinks(reader: Reader, now: Date): Promise<void> {
  await reader.delete(passwordResets).where(lt(passwordResets.expiresAt, subHours(now, 1)));
}
