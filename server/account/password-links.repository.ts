import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { passwordResets, userPreferences } from '../database/schema/people';
import { stores, users } from '../database/schema/stores';
import { canSignIn, userNameKeyOf } from '../session/session.repository';
import { hashToken, type Tokens } from '../session/tokens';

const HOUR_MS = 60 * 60 * 1000;

/** How long each kind of link is good for (ms). */
export const LINK_LIFETIMES_MS = { reset: HOUR_MS, invitation: 7 * 24 * HOUR_MS };

/** Links an hour that one user gets by mail at most, whoever asks for them. */
export const LINKS_PER_HOUR = 5;

/**
 * Makes a link that sets a user's password; only the hash of its token is stored.
 * @returns the link's id, from which the mail derives the token
 */
export const issuePasswordLink = async (
  tx: Tx,
  tokens: Tokens,
  userId: string,
  kind: keyof typeof LINK_LIFETIMES_MS,
  now: Date,
): Promise<string> => {
  const id = newId('pwl', now.getTime());
  await tx.insert(passwordResets).values({
    id,
    userId,
    tokenHash: hashToken(tokens.linkToken(id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIMES_MS[kind]),
  });
  return id;
};

/** Somebody who may get a link, with the language of his mails. */
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

/** Accounts that one address may belong to at most. */
const MAX_ACCOUNTS = 5;

/** Who may enter under this user name or e-mail address; who was invited has a link of another kind. */
export const findAddressees = (reader: Reader, account: string): Promise<Addressee[]> => {
  const key = userNameKeyOf(account);
  return reader
    .select(ADDRESSEE)
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(
      and(
        or(eq(users.userNameKey, key), eq(sql`lower(${users.email})`, key)),
        isNull(users.invitedAt),
        canSignIn,
      ),
    )
    .orderBy(users.id)
    .limit(MAX_ACCOUNTS);
};

/** The user as mails address him. */
export const findAddressee = async (
  reader: Reader,
  userId: string,
): Promise<Addressee | undefined> => {
  const [found] = await reader
    .select(ADDRESSEE)
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId));
  return found;
};

/** How many links a user got in the hour before `now`. */
export const countRecentLinks = async (tx: Tx, userId: string, now: Date): Promise<number> => {
  const [row] = await tx
    .select({ links: count() })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.userId, userId),
        gt(passwordResets.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  return row?.links ?? 0;
};

const isUsableLink = (token: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

/** Whose password a token may set, if it is good now and he may enter. */
export const findLinkUser = async (reader: Reader, token: string, now: Date) => {
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
};

/** Uses a token up; of many at once exactly one succeeds. */
export const consumePasswordLink = async (tx: Tx, token: string, now: Date): Promise<boolean> => {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isUsableLink(token, now))
    .returning({ id: passwordResets.id });
  return used.length === 1;
};

/** Forgets links that have expired; the last hour's still count against sending too many. */
export const deleteExpiredLinks = async (reader: Reader, now: Date): Promise<void> => {
  await reader
    .delete(passwordResets)
    .where(lt(passwordResets.expiresAt, new Date(now.getTime() - HOUR_MS)));
};
