import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Reader } from '../context';
import { users } from '../database/schema/stores';
import { verifyPassword } from './password-hashing';
import { canSignIn, type UserRow, userNameKeyOf } from './session.repository';

/**
 * The users of a name: the one whom it belongs to, even if they may not sign in, and the latest
 * registration with it that waits for confirmation. Unconfirmed registrations reserve no name.
 */
export interface UsersOfName {
  readonly owner: UserRow | undefined;
  readonly unconfirmed: UserRow | undefined;
}

/** Both users of a name; two statements, whoever exists. */
export async function findUsersOfName(reader: Reader, userName: string): Promise<UsersOfName> {
  const key = userNameKeyOf(userName);
  const [owner] = await reader
    .select()
    .from(users)
    .where(and(eq(users.userNameKey, key), isNotNull(users.emailConfirmedAt)));
  const [unconfirmed] = await reader
    .select()
    .from(users)
    .where(and(eq(users.userNameKey, key), isNull(users.emailConfirmedAt), canSignIn))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(1);
  return { owner, unconfirmed };
}

/**
 * The user with this name and password who may sign in. A refusal always takes two comparisons of
 * passwords, so that its time does not tell whether the name belongs to anybody.
 */
export async function findUserByPassword(
  reader: Reader,
  userName: string,
  password: string,
): Promise<UserRow | undefined> {
  const { owner, unconfirmed } = await findUsersOfName(reader, userName);
  const isOwner = await verifyPassword(owner?.passwordHash, password);
  if (isOwner && owner?.status === 'active' && !owner.archivedAt) return owner;
  const isUnconfirmed = await verifyPassword(unconfirmed?.passwordHash, password);
  return isUnconfirmed ? unconfirmed : undefined;
}
