import { addMilliseconds } from 'date-fns/addMilliseconds';
import { DEFAULT_LANGUAGE, type Language } from '#domain/format/languages';
import {
  CODE_LIFE_MS,
  CONFIRMATION_LINK_LIFE_MS,
  MAX_WRONG_CODES,
  nextMailAt,
} from '#domain/registration/email-confirmation';
import type { Reader, ServerContext, Tx } from '../context';
import type { EmailConfirmation } from '../contract.generated';
import { isUniqueViolation } from '../database/errors';
import { newId } from '../database/ids';
import { invalid, notFound, problem } from '../http/problem-error';
import { queueMail } from '../mail/mail-outbox';
import type { Tokens } from '../ports/tokens.port';
import { findUsersOfName } from '../session/find-user-by-password';
import { isSameCode } from '../session/is-same-code';
import { findAddressee } from '../session/password-links.repository';
import { findUserWithStore, userNameKeyOf } from '../session/session.repository';
import { hashToken } from '../session/tokens';
import {
  type ConfirmationRow,
  countWrongCode,
  endConfirmations,
  findConfirmationByLink,
  findOpenConfirmation,
  lockRegistrationsOf,
  lockUnconfirmedUser,
  markConfirmed,
  replaceConfirmation,
  selectMailTimes,
} from './registration.repository';

/** A mail that confirms an address; `isTaken`: it tells of the existing account instead. */
interface RequestedMail {
  readonly userId: string;
  readonly email: string;
  readonly language: Language;
  readonly isTaken: boolean;
  readonly now: Date;
}

/** From when another mail may be sent to a user, in ms since 1970. */
async function sendableFrom(reader: Reader, userId: string, email: string, now: Date) {
  const sent = await selectMailTimes(reader, userNameKeyOf(email), now);
  const own = sent.filter((mail) => mail.userId === userId).map(({ at }) => at);
  const lastToUser = own.length === 0 ? null : Math.max(...own);
  return nextMailAt({ lastToUser, toAddress: sent.map(({ at }) => at) });
}

/**
 * Queues a mail with a new code and a new link, which end the earlier ones. To an address with an
 * account it queues a note instead, by the same statements: nobody has the code then. Beyond the
 * limits no mail is sent. The caller holds the lock of the address.
 * @returns from when it may be sent, if that is later than now
 */
export async function mailConfirmation(
  tx: Tx,
  { linkToken }: Tokens,
  { userId, email, language, isTaken, now }: RequestedMail,
): Promise<number | null> {
  const allowedAt = await sendableFrom(tx, userId, email, now);
  if (allowedAt > now.getTime()) return allowedAt;
  const id = newId('emc', now.getTime());
  await replaceConfirmation(tx, {
    id,
    userId,
    emailKey: userNameKeyOf(email),
    tokenHash: hashToken(linkToken(id)),
    createdAt: now,
    codeExpiresAt: addMilliseconds(now, CODE_LIFE_MS),
    linkExpiresAt: addMilliseconds(now, CONFIRMATION_LINK_LIFE_MS),
  });
  const content = isTaken
    ? ({ template: 'emailTaken', data: { path: '/auth/jwt/login' } } as const)
    : ({ template: 'emailConfirmation', data: { confirmationId: id } } as const);
  await queueMail(tx, { ...content, recipient: email, language }, now);
  return null;
}

/** The state of the user's own confirmation. */
export async function readConfirmation(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<EmailConfirmation> {
  const found = await findUserWithStore(reader, userId);
  if (!found) throw notFound();
  const { email, emailConfirmedAt } = found.user;
  if (emailConfirmedAt) return { email, confirmed: true, codeExpiresAt: null, sendAgainAt: null };
  const open = await findOpenConfirmation(reader, userId);
  const sendableAt = await sendableFrom(reader, userId, email, now);
  return {
    email,
    confirmed: false,
    codeExpiresAt: open && isCodeUsable(open, now) ? open.codeExpiresAt.toISOString() : null,
    sendAgainAt: sendableAt > now.getTime() ? new Date(sendableAt).toISOString() : null,
  };
}

/**
 * Sends the user another mail, unless the address is confirmed.
 * @throws ProblemError 429 too early
 */
export async function sendConfirmation(
  tx: Tx,
  tokens: Tokens,
  userId: string,
  now: Date,
): Promise<EmailConfirmation> {
  const user = await findAddressee(tx, userId);
  if (!user) throw notFound();
  const { email } = user;
  await lockRegistrationsOf(tx, userNameKeyOf(email));
  const locked = await lockUnconfirmedUser(tx, userId);
  if (!locked || locked.emailConfirmedAt) return readConfirmation(tx, userId, now);
  const { owner } = await findUsersOfName(tx, email);
  const language = user.language ?? DEFAULT_LANGUAGE;
  const mail = { userId, email, language, now, isTaken: owner !== undefined };
  const allowedAt = await mailConfirmation(tx, tokens, mail);
  if (allowedAt !== null) {
    const retryAfter = Math.ceil((allowedAt - now.getTime()) / 1000);
    throw problem(429, 'too_many_requests', { retryAfter });
  }
  return readConfirmation(tx, userId, now);
}

function isCodeUsable({ codeExpiresAt, wrongCodes }: ConfirmationRow, now: Date): boolean {
  return codeExpiresAt > now && wrongCodes < MAX_WRONG_CODES;
}

/** The result of a try. A wrong one is committed, because it counts. */
export type CodeOutcome = 'confirmed' | 'wrong_code' | 'code_expired';

/** Tries a code of the user's last mail, under the user's lock. */
export async function tryCode(
  tx: Tx,
  { mailedCode }: Tokens,
  { userId, code, now }: { readonly userId: string; readonly code: string; readonly now: Date },
): Promise<CodeOutcome> {
  const user = await lockUnconfirmedUser(tx, userId);
  if (user?.emailConfirmedAt) return 'confirmed';
  const open = await findOpenConfirmation(tx, userId);
  if (!open || !isCodeUsable(open, now)) return 'code_expired';
  if (!isSameCode(mailedCode(open.id), code)) {
    await countWrongCode(tx, open.id);
    return open.wrongCodes + 1 < MAX_WRONG_CODES ? 'wrong_code' : 'code_expired';
  }
  await markConfirmed(tx, userId, now);
  await endConfirmations(tx, userId, now);
  return 'confirmed';
}

/** Converts the violation of a unique user name to the problem 409; rethrows anything else. */
export function rethrowTakenAddress(error: unknown): never {
  throw isUniqueViolation(error, 'users_user_name') ? problem(409, 'already_taken') : error;
}

/**
 * Confirms an address by the token of a link, which works once.
 * @returns the user's name for the sign-in
 * @throws ProblemError 422 where the token is unknown, used, replaced or expired
 */
export async function confirmByLink(
  { database }: Pick<ServerContext, 'database'>,
  token: string,
  now: Date,
): Promise<string> {
  const userName = await database.transaction(async (tx) => {
    const tokenHash = hashToken(token);
    const found = await findConfirmationByLink(tx, tokenHash, now);
    const user = found && (await lockUnconfirmedUser(tx, found.userId));
    // Read again under the lock: of two uses at once, one finds it ended.
    const open = user && (await findConfirmationByLink(tx, tokenHash, now));
    if (!open) return undefined;
    await endConfirmations(tx, open.userId, now);
    return markConfirmed(tx, open.userId, now);
  });
  if (userName === undefined) throw invalid({ token: ['token_invalid'] });
  return userName;
}
