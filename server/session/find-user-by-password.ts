import { and, asc, desc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { hasAddressForm, userNameKeyOf } from '#domain/users/proved-address';
import type { Reader } from '../context';
import { users } from '../database/schema/stores';
import { hasAddress, ownsUserName } from './address-conditions';
import { verifyPassword } from './password-hashing';
import { inPasswordTurn, type PasswordRequest } from './password-turns';
import {
  canSignIn,
  maySignIn,
  takesPartWithConfirmedEmail,
  type UserRow,
} from './session.repository';

function isOwnerOf(userName: string): SQL | undefined {
  return and(eq(users.userNameKey, userNameKeyOf(userName)), ownsUserName);
}

/** The user whom a name belongs to, even if they may not sign in. */
export async function findOwnerOfName(
  reader: Reader,
  userName: string,
): Promise<UserRow | undefined> {
  const [owner] = await reader.select().from(users).where(isOwnerOf(userName));
  return owner;
}

/**
 * The user to try first: whom the name belongs to; else, of those who have proved it as their address,
 * the one who was here last.
 */
async function findFirstOfName(reader: Reader, name: string): Promise<UserRow | undefined> {
  const isOwner = isOwnerOf(name);
  const [first] = await reader
    .select()
    .from(users)
    .where(
      hasAddressForm(name)
        ? or(isOwner, and(hasAddress(name), takesPartWithConfirmedEmail))
        : isOwner,
    )
    .orderBy(desc(sql`(${isOwner})`), sql`${users.lastSeenAt} desc nulls last`, desc(users.id))
    .limit(1);
  return first;
}

/**
 * The user to try after the first of a name: of those who use it as the address that they have not
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
 * The user with this user name or proved e-mail address, and password, who may sign in. A refusal
 * always takes two statements and two comparisons of passwords, so that its time does not tell whether
 * the name belongs to anybody.
 * @throws ProblemError 503 if too many requests wait for a comparison
 */
export async function findUserByPassword(
  reader: Reader,
  userName: string,
  password: string,
  request: PasswordRequest,
): Promise<UserRow | undefined> {
  const first = await findFirstOfName(reader, userName);
  const other = await findOtherOfName(reader, userName);
  return inPasswordTurn(request, async (turn) => {
    const isFirst = await verifyPassword(first?.passwordHash, password, turn);
    if (isFirst && first && maySignIn(first)) return first;
    const isOther = await verifyPassword(other?.passwordHash, password, turn);
    return isOther ? other : undefined;
  });
}
