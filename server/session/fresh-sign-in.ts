import { and, eq, isNull } from 'drizzle-orm';
import { isFreshSignIn } from '#domain/email-changes/email-change';
import { userNameKeyOf } from '#domain/users/proved-address';
import type { Call, Principal, ServerContext, Tx } from '../context';
import { sessions, users } from '../database/schema/stores';
import { invalid } from '../http/problem-error';
import { verifyPassword } from './password-hashing';
import { canSignIn } from './session.repository';
import { countFailedSignIn } from './sign-in-attempts';
import { tokenInvalid } from './tokens';

/** Evidence that the caller is the user now, not only whoever holds their session. */
export interface FreshSignIn {
  /** The hash that the given password matched; null for a new sign-in with a provider. */
  readonly passwordHash: string | null;
}

/** The call of whoever gives evidence. */
export type FreshCall = Pick<Call, 'principal' | 'request' | 'now'>;

/** Where the contract has the caller's password. */
function passwordProblem(code: 'required' | 'wrong_password') {
  return invalid({ currentPassword: [code] });
}

/** The problem of a request that needs evidence and has none. */
export function freshSignInRequired() {
  return passwordProblem('required');
}

/**
 * Asks for the caller's password, or for a session that began with a provider's token at most five
 * minutes ago. A wrong password is counted like a sign-in, before it is compared. Outside of the
 * transaction, because the comparison takes long; {@link assertStillFresh} is called inside.
 * @throws ProblemError 401; 422 at `currentPassword`; 429
 */
export async function proveFreshSignIn(
  context: ServerContext,
  { principal: { userId, sessionId }, request, now }: FreshCall,
  password: string | undefined,
): Promise<FreshSignIn> {
  const [found] = await context.database.db
    .select({
      userName: users.userName,
      passwordHash: users.passwordHash,
      identityProvider: sessions.identityProvider,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(users.id, userId)));
  if (!found) throw tokenInvalid();
  if (password === undefined) {
    if (isFreshSignIn(found, now)) return { passwordHash: null };
    throw freshSignInRequired();
  }
  const userNameKey = userNameKeyOf(found.userName);
  const takeBack = await countFailedSignIn(context, userNameKey, { request, now });
  const isRight = await verifyPassword(found.passwordHash, password).catch(async (error) => {
    // Not compared, so nothing was guessed.
    await takeBack();
    throw error;
  });
  if (!isRight) throw passwordProblem('wrong_password');
  await takeBack();
  return { passwordHash: found.passwordHash };
}

/**
 * Locks the caller's row, and refuses if their session ended or their password changed since it was
 * compared.
 * @throws ProblemError 401; 422 at `currentPassword`
 */
export async function assertStillFresh(
  tx: Tx,
  { userId, sessionId }: Principal,
  { passwordHash }: FreshSignIn,
): Promise<void> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), canSignIn))
    .for('no key update');
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  if (!user || !open) throw tokenInvalid();
  if (passwordHash !== null && passwordHash !== user.passwordHash) {
    throw passwordProblem('wrong_password');
  }
}
