import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inPasswordTurn, type PasswordTurn } from './password-turns';

/** argon2id at the OWASP password storage cheat sheet's minimum: about 30 ms on two cores. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A single spelling of each password: a keyboard may enter é as one code point or two (RFC 8265,
 * section 4.2).
 */
function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/** Runs the work in the turn of its request, or in a turn of its own. */
function inTurn<Result>(
  turn: PasswordTurn | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  return turn ? work() : inPasswordTurn({ userId: '' }, work);
}

/**
 * Hashes a password of any length with its own salt.
 * @param turn the turn of a request that hashes several passwords
 * @throws ProblemError 503 without a turn, if too many requests wait
 */
export function hashPassword(password: string, turn?: PasswordTurn): Promise<string> {
  return inTurn(turn, () => hash(normalizePassword(password), COST));
}

/** The hash of a password that nobody knows; created before the first sign-in. */
const unknownPassword = hash(randomBytes(32).toString('hex'), COST);

/**
 * The hash for users who have no password yet, so that only a mailed link opens their account. It
 * is the same for all users of a process, so it takes no turn.
 */
export function unknownPasswordHash(): Promise<string> {
  return unknownPassword;
}

/**
 * Whether the password matches the hash. Without a hash (unknown user name) it takes just as long
 * and returns false.
 * @param turn the turn of a request that compares several passwords
 * @throws ProblemError 503 without a turn, if too many requests wait
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  turn?: PasswordTurn,
): Promise<boolean> {
  const stored = passwordHash ?? (await unknownPassword);
  const matches = await inTurn(turn, () => verify(stored, normalizePassword(password)));
  return matches && passwordHash !== undefined;
}
