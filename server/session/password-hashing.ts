import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id at the OWASP password storage cheat sheet's minimum: about 30 ms on two cores. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A single spelling of each password: a keyboard may enter é as one code point or two (RFC 8265,
 * section 4.2).
 */
function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/** Hashes a password of any length with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), COST);
}

/** The hash to compare with if the user name is unknown; created before the first sign-in. */
const unknownUserHash = hashPassword(randomBytes(16).toString('hex'));

/**
 * Whether the password matches the hash. Without a hash (unknown user name) it takes just as long
 * and returns false.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(
    passwordHash ?? (await unknownUserHash),
    normalizePassword(password),
  );
  return matches && passwordHash !== undefined;
}
