import { addMilliseconds } from 'date-fns/addMilliseconds';
import { emailKeyOf } from '#domain/contact/email-key';
import { DEFAULT_LANGUAGE, type Language } from '#domain/format/languages';
import {
  CODE_LIFE_MS,
  CONFIRMATION_LINK_LIFE_MS,
  MAX_WRONG_CODES,
  nextMailAt,
} from '#domain/registration/email-confirmation';
import { isAddressProved, isSameAddress } from '#domain/users/proved-address';
import type { EmailConfirmation } from '#openapi/types.generated';
import type { Reader, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { lockMailsTo, selectMailTimes } from '../email-changes/address-mails.repository';
import { invalid, notFound, problem } from '../http/problem-error';
import { queueMailWithin, refusalOf } from '../mail/mail-outbox';
import type { Tokens } from '../ports/tokens.port';
import { findOwnerOfName } from '../session/find-user-by-password';
import { isSameCode } from '../session/is-same-code';
import { findAddressee } from '../session/password-links.repository';
import { isUserNameTaken, markAddressProved } from '../session/prove-address';
import { findUserWithStore, maySignIn } from '../session/session.repository';
import { hashToken } from '../session/tokens';
import {
  type ConfirmationRow,
  countWrongCode,
  endConfirmations,
  findConfirmationByLink,
  findOpenConfirmation,
  lockUnconfirmedUser,
  replaceConfirmation,
  type UnconfirmedUser,
} from './registration.repository';

/** The mail of a registration or of another user; `emailTaken` tells of an existing account instead. */
type ConfirmationMail = 'emailConfirmation' | 'addressConfirmation' | 'emailTaken';

/** A mail that confirms an address. */
interface RequestedMail {
  readonly userId: string;
  readonly email: string;
  readonly language: Language;
  readonly content: ConfirmationMail;
  readonly now: Date;
}

/** From when another mail may be sent to a user, in ms since 1970. */
async function sendableFrom(reader: Reader, userId: string, email: string, now: Date) {
  const sent = await selectMailTimes(reader, emailKeyOf(email), now);
  const own = sent.filter((mail) => mail.userId === userId).map(({ at }) => at);
  const lastToUser = own.length === 0 ? null : Math.max(...own);
  const byAddress = nextMailAt({ lastToUser, toAddress: sent.map(({ at }) => at) });
  const addressed = { template: 'emailConfirmation', recipient: email } as const;
  const byMailbox = (await refusalOf(reader, addressed, now))?.until.getTime() ?? 0;
  return Math.max(byAddress, byMailbox);
}

/** Whether the address is the user name of somebody who has proved it and may sign in. */
export async function isAddressTaken(tx: Tx, email: string): Promise<boolean> {
  const owner = await findOwnerOfName(tx, email);
  return owner !== undefined && maySignIn(owner);
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
  { userId, email, language, content: template, now }: RequestedMail,
): Promise<number | null> {
  const allowedAt = await sendableFrom(tx, userId, email, now);
  if (allowedAt > now.getTime()) return allowedAt;
  const id = newId('emc', now.getTime());
  const content =
    template === 'emailTaken'
      ? ({ template, data: { path: '/auth/jwt/login' } } as const)
      : ({ template, data: { confirmationId: id } } as const);
  // Another spelling of the address may have used up the mailbox's limit meanwhile.
  const refusal = await queueMailWithin(tx, { ...content, recipient: email, language }, now);
  if (refusal) return refusal.until.getTime();
  await replaceConfirmation(tx, {
    id,
    userId,
    emailKey: emailKeyOf(email),
    tokenHash: hashToken(linkToken(id)),
    createdAt: now,
    codeExpiresAt: addMilliseconds(now, CODE_LIFE_MS),
    linkExpiresAt: addMilliseconds(now, CONFIRMATION_LINK_LIFE_MS),
  });
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
  const { email, registrationPending: isRegistration } = found.user;
  if (isAddressProved(found.user)) {
    return { email, confirmed: true, isRegistration, codeExpiresAt: null, sendAgainAt: null };
  }
  const open = await findOpenConfirmation(reader, userId, email);
  const sendableAt = await sendableFrom(reader, userId, email, now);
  return {
    email,
    confirmed: false,
    isRegistration,
    codeExpiresAt: open && isCodeUsable(open, now) ? open.codeExpiresAt.toISOString() : null,
    sendAgainAt: sendableAt > now.getTime() ? new Date(sendableAt).toISOString() : null,
  };
}

/** Who shares an address may confirm it, unless it is also the user name and belongs to somebody. */
async function confirmationMailOf(tx: Tx, user: UnconfirmedUser): Promise<ConfirmationMail> {
  const { userName, email, registrationPending } = user;
  if (isSameAddress(userName, email) && (await isAddressTaken(tx, email))) return 'emailTaken';
  return registrationPending ? 'emailConfirmation' : 'addressConfirmation';
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
  await lockMailsTo(tx, emailKeyOf(email));
  const locked = await lockUnconfirmedUser(tx, userId);
  // The address may have changed while this call waited.
  if (!locked || isAddressProved(locked) || locked.email !== email) {
    return readConfirmation(tx, userId, now);
  }
  const language = user.language ?? DEFAULT_LANGUAGE;
  const mail = { userId, email, language, now, content: await confirmationMailOf(tx, locked) };
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
  if (user && isAddressProved(user)) return 'confirmed';
  const open = user && (await findOpenConfirmation(tx, userId, user.email));
  if (!open || !isCodeUsable(open, now)) return 'code_expired';
  if (!isSameCode(mailedCode(open.id), code)) {
    await countWrongCode(tx, open.id);
    return open.wrongCodes + 1 < MAX_WRONG_CODES ? 'wrong_code' : 'code_expired';
  }
  await markAddressProved(tx, userId, open.emailKey, now);
  await endConfirmations(tx, userId, now);
  return 'confirmed';
}

/** Converts the violation of a unique user name to the problem 409; rethrows anything else. */
export function rethrowTakenAddress(error: unknown): never {
  throw isUserNameTaken(error) ? problem(409, 'already_taken') : error;
}

/**
 * Confirms an address by the token of a link, which works once.
 * @returns the user's name for the sign-in
 * @throws ProblemError 422 where the token is unknown, used, replaced or expired, or was sent to an
 *   address that the user no longer has
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
    if (!open || open.emailKey !== emailKeyOf(user.email)) return undefined;
    await endConfirmations(tx, open.userId, now);
    return markAddressProved(tx, open.userId, open.emailKey, now);
  });
  if (userName === undefined) throw invalid({ token: ['token_invalid'] });
  return userName;
}
