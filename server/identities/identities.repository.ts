import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { ProviderName } from '#domain/identity/identity-providers';
import { userNameKeyOf } from '#domain/users/proved-address';
import type { Reader, Tx } from '../context';
import { usedIdentityTokens, userIdentities } from '../database/schema/identities';
import { users } from '../database/schema/stores';
import { hasAddress } from '../session/address-conditions';
import { takesPartWithConfirmedEmail, type UserRow } from '../session/session.repository';

export type IdentityRow = typeof userIdentities.$inferSelect;

/** An account at a provider. */
export interface Account {
  readonly provider: ProviderName;
  readonly subject: string;
}

function isAccount({ provider, subject }: Account) {
  return and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject));
}

/**
 * Marks a token as used, until it is refused for its age anyway.
 * @returns whether this is its first use; of many at once exactly one is
 */
export async function consumeToken(tx: Tx, tokenHash: string, expiresAt: Date): Promise<boolean> {
  const used = await tx
    .insert(usedIdentityTokens)
    .values({ tokenHash, expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: usedIdentityTokens.tokenHash });
  return used.length === 1;
}

/** The user who has linked this account, even if they may not sign in. */
export async function findLinkedUser(
  reader: Reader,
  account: Account,
): Promise<{ identityId: string; user: UserRow } | undefined> {
  const [found] = await reader
    .select({ identityId: userIdentities.id, user: users })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(isAccount(account));
  return found;
}

/**
 * Users who have proved this address and may sign in, of any store: with this user name, if one is
 * given. At most two, since the rules ask only for none, one or several.
 */
export function findUsersByEmail(
  reader: Reader,
  email: string,
  userName?: string,
): Promise<UserRow[]> {
  const isNamed =
    userName === undefined ? undefined : eq(users.userNameKey, userNameKeyOf(userName));
  return reader
    .select()
    .from(users)
    .where(and(hasAddress(email), isNamed, takesPartWithConfirmedEmail))
    .orderBy(asc(users.id))
    .limit(2);
}

/** Whether a user still has this address and has proved it. The caller holds the row's lock. */
export async function hasProvedAddress(tx: Tx, userId: string, email: string): Promise<boolean> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), hasAddress(email), takesPartWithConfirmedEmail));
  return user !== undefined;
}

/** Locks a user's row until the transaction ends. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Whether a user has a password: who was invited and has not chosen one has none. */
export async function hasPassword(reader: Reader, userId: string): Promise<boolean> {
  const [user] = await reader
    .select({ invitedAt: users.invitedAt })
    .from(users)
    .where(eq(users.id, userId));
  return user?.invitedAt === null;
}

/** Records the use of an identity, and its present address. */
export async function markIdentityUsed(
  tx: Tx,
  identityId: string,
  email: string,
  now: Date,
): Promise<void> {
  await tx
    .update(userIdentities)
    .set({ email, lastUsedAt: now })
    .where(eq(userIdentities.id, identityId));
}

/** Links an account to a user. @returns false if somebody has linked it already */
export async function insertIdentity(
  tx: Tx,
  identity: typeof userIdentities.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(userIdentities)
    .values(identity)
    .onConflictDoNothing({ target: [userIdentities.provider, userIdentities.subject] })
    .returning({ id: userIdentities.id });
  return inserted.length === 1;
}

/** How many identities a user has. */
export async function countIdentities(reader: Reader, userId: string): Promise<number> {
  const [counted] = await reader
    .select({ total: count() })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId));
  return counted?.total ?? 0;
}

/** One page of a user's identities, the latest linked first. */
export function selectIdentities(
  reader: Reader,
  userId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<IdentityRow[]> {
  return reader
    .select()
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(desc(userIdentities.linkedAt), desc(userIdentities.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** An identity of this user; undefined for one of somebody else. */
export async function findOwnIdentity(
  reader: Reader,
  userId: string,
  identityId: string,
): Promise<IdentityRow | undefined> {
  const [identity] = await reader
    .select()
    .from(userIdentities)
    .where(and(eq(userIdentities.id, identityId), eq(userIdentities.userId, userId)));
  return identity;
}

/** Deletes an identity. */
export async function deleteIdentity(tx: Tx, identityId: string): Promise<void> {
  await tx.delete(userIdentities).where(eq(userIdentities.id, identityId));
}

/** Unlinks the identities that a user has linked since `since`. */
export async function deleteIdentitiesLinkedSince(
  tx: Tx,
  userId: string,
  since: Date,
): Promise<void> {
  await tx
    .delete(userIdentities)
    .where(and(eq(userIdentities.userId, userId), gte(userIdentities.linkedAt, since)));
}

/** Deletes the marks of tokens that are refused for their age. */
export async function deleteOldTokens(reader: Reader, now: Date): Promise<void> {
  await reader.delete(usedIdentityTokens).where(lt(usedIdentityTokens.expiresAt, now));
}
