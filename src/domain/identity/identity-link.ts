import { millisecondsInMinute } from 'date-fns/constants';

/** How long a person may take to confirm an identity (ms). */
export const CHALLENGE_LIFETIME_MS = 10 * millisecondsInMinute;

/** Wrong passwords and codes, together, after which a challenge is void. */
export const MAX_CONFIRMATION_FAILURES = 5;

/** Codes that are mailed for one challenge. */
export const MAX_CODES_PER_CHALLENGE = 3;

/** Codes that one user is mailed in an hour, for all challenges together. */
export const MAX_CODES_PER_HOUR = 5;

/** A challenge as far as these rules need it. */
export interface ChallengeState {
  readonly failures: number;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Whether a challenge may still be confirmed. */
export function isChallengeOpen({ failures, expiresAt, usedAt }: ChallengeState, now: Date) {
  return usedAt === null && expiresAt > now && failures < MAX_CONFIRMATION_FAILURES;
}

export type ConfirmationMethod = 'password' | 'code';

/**
 * How a person may confirm that an account is theirs, by the number of accounts with the verified
 * address. A code reaches all of them and so names none: then only user name and password confirm.
 */
export function confirmationMethods(accounts: number): ConfirmationMethod[] {
  return accounts === 1 ? ['password', 'code'] : ['password'];
}

/** Whether an identity may be unlinked: a user without a password needs their last one to sign in. */
export function canUnlink({
  hasPassword,
  identities,
}: {
  readonly hasPassword: boolean;
  /** How many identities the user has, this one included. */
  readonly identities: number;
}): boolean {
  return hasPassword || identities > 1;
}
