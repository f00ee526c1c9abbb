import { and, asc, desc, eq, not } from 'drizzle-orm';
import { userNameKeyOf } from '#domain/users/proved-address';
import type { Reader } from '../context';
import { users } from '../database/schema/stores';
import { ownsUserName } from './address-conditions';
import { verifyPassword } from './password-hashing';
import { inPasswordTurn, type PasswordRequest } from './password-turns';
import { canSignIn, maySignIn, type UserRow } from './session.repository';

/** The user whom a name belongs to, even if they may not sign in. */
export async function findOwnerOfName(
  reader: Reader,
  userName: string,
): Promise<UserRow | undefined> {
  const [owner] = await reader
    .select()
    .from(users)
    .where(and(eq(users.userNameKey, userNameKeyOf(userName)), ownsUserName));
  return owner;
}

/**
 * The user to try after the owner of a name: of those who use it as the address that they have not
 * proved, the latest. Registrations come last: anybody can make one with the address of somebody else.
 */
async function findOtherOfName(reader: Reader, userName: string): Promise<UserRow | undefined> {
  const [other] = await reader
    .select()
    .from(users)
    .where(and(eq(users.userNameKey, userNameKeyOf(userName)), not(ownsUserName), canSignIn))
    .orderBy(asc(users.registrationPending), desc(users.createdAt), desc(users.id))
    .limit(1);
  return other;
}

/**
 * The user with this name and password who may sign in. A refusal always takes two statements and
 * two comparisons of passwords, so that its time does not tell whether the name belongs to anybody.
 * @throws ProblemError 503 if too many requests wait for a comparison
 */
export async function findUserByPassword(
  reader: Reader,
  userName: string,
  password: string,
  request: PasswordRequest,
): Promise<UserRow | undefined> {
  const owner = await findOwnerOfName(reader, userName);
  const other = await findOtherOfName(reader, userName);
  return inPasswordTurn(request, async (turn) => {
    const isOwner = await verifyPassword(owner?.passwordHash, password, turn);
    if (isOwner && owner && maySignIn(owner)) return owner;
    const isOther = await verifyPassword(other?.passwordHash, password, turn);
    return isOther ? other : undefined;
  });
}
