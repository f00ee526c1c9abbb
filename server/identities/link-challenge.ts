import { randomBytes } from 'node:crypto';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { secondsInHour } from 'date-fns/constants';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import {
  CHALLENGE_LIFETIME_MS,
  confirmationMethods,
  isChallengeOpen,
  MAX_CODES_PER_CHALLENGE,
  MAX_CODES_PER_HOUR,
  MAX_CONFIRMATION_FAILURES,
} from '#domain/identity/identity-link';
import { PROVIDER_LABELS } from '#domain/identity/identity-providers';
import type { LinkChallenge } from '#openapi/types.generated';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { invalid, problem } from '../http/problem-error';
import { queueMail } from '../mail/mail-outbox';
import { findAddressee } from '../session/password-links.repository';
import type { UserRow } from '../session/session.repository';
import { findUsersByEmail, lockUser } from './identities.repository';
import {
  type ChallengeRow,
  changeChallenge,
  countRecentCodes,
  insertChallenge,
  lockChallenge,
} from './link-challenges.repository';
import type { VerifiedIdentity } from './verify-token';

type PresentedChallenge = Pick<ChallengeRow, 'failures' | 'codesSent' | 'expiresAt'>;

/** The challenge in the contract's form. `users` is the number of users with its address. */
function presentChallenge(
  challenge: string,
  { failures, codesSent, expiresAt }: PresentedChallenge,
  users: number,
): LinkChallenge {
  const confirmBy = confirmationMethods(users);
  return {
    challenge,
    confirmBy,
    isUserNameRequired: users > 1,
    triesLeft: MAX_CONFIRMATION_FAILURES - failures,
    codesLeft: confirmBy.includes('code') ? MAX_CODES_PER_CHALLENGE - codesSent : 0,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Opens a challenge for a verified identity whose address these many users have. */
export async function openChallenge(
  tx: Tx,
  { provider, subject, tokenHash }: VerifiedIdentity,
  email: string,
  users: number,
  now: Date,
): Promise<LinkChallenge> {
  const challenge = randomBytes(32).toString('base64url');
  const state = {
    failures: 0,
    codesSent: 0,
    expiresAt: addMilliseconds(now, CHALLENGE_LIFETIME_MS),
  };
  await insertChallenge(tx, challenge, {
    id: newId('lnk', now.getTime()),
    tokenHash,
    provider,
    subject,
    email,
    createdAt: now,
    ...state,
  });
  return presentChallenge(challenge, state, users);
}

/** Identifies the last code of a challenge; its digits are derived from it. */
export function codeIdOf({ id, codesSent }: Pick<ChallengeRow, 'id' | 'codesSent'>): string {
  return `${id}:${codesSent}`;
}

/** @param retryAfter seconds until a code is mailed again, for a new challenge */
function tooManyCodes(retryAfter: number) {
  return problem(429, 'too_many_requests', { retryAfter });
}

function challengeInvalid() {
  return invalid({ challenge: ['challenge_invalid'] });
}

/**
 * The one user whom a code of this challenge reaches.
 * @throws ProblemError 422 when the challenge is not open or needs a password
 */
async function userOfCode(tx: Tx, row: ChallengeRow, now: Date): Promise<UserRow> {
  if (!isChallengeOpen(row, now)) throw challengeInvalid();
  const [user, ...others] = await findUsersByEmail(tx, row.email);
  if (!user || others.length > 0) throw challengeInvalid();
  return user;
}

/** @throws ProblemError 429 after too many codes for the challenge or the user */
async function assertCodesLeft(
  tx: Tx,
  { codesSent, expiresAt }: ChallengeRow,
  user: UserRow,
  now: Date,
): Promise<void> {
  if (codesSent >= MAX_CODES_PER_CHALLENGE) {
    throw tooManyCodes(Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  }
  // Two challenges of one user count their codes one after another.
  await lockUser(tx, user.id);
  const recent = await countRecentCodes(tx, user.id, now);
  if (recent >= MAX_CODES_PER_HOUR) throw tooManyCodes(secondsInHour);
}

/**
 * Mails a new code to the user's own address. The code before becomes invalid.
 * @throws ProblemError 422 when the challenge is not open or needs a password, 429 after too many
 *   codes
 */
export async function mailCode(tx: Tx, challenge: string, now: Date): Promise<LinkChallenge> {
  const row = await lockChallenge(tx, challenge);
  if (!row) throw challengeInvalid();
  const user = await userOfCode(tx, row, now);
  await assertCodesLeft(tx, row, user, now);
  const change = { codesSent: row.codesSent + 1, codeUserId: user.id, codeSentAt: now };
  const changed = (await changeChallenge(tx, row.id, change)) ?? row;
  const addressee = await findAddressee(tx, user.id);
  const data = {
    firstName: addressee?.firstName ?? '',
    userName: addressee?.userName ?? '',
    provider: PROVIDER_LABELS[row.provider],
    codeId: codeIdOf(changed),
  };
  const language = addressee?.language ?? DEFAULT_LANGUAGE;
  await queueMail(tx, { template: 'identityCode', data, recipient: user.email, language }, now);
  return presentChallenge(challenge, changed, 1);
}
