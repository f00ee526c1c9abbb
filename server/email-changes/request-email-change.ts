import { addMilliseconds } from 'date-fns/addMilliseconds';
import { emailKeyOf } from '#domain/contact/email-key';
import { PROOF_LINK_LIFE_MS, UNDO_LINK_LIFE_MS } from '#domain/email-changes/email-change';
import type { Language } from '#domain/format/languages';
import { nextMailAt } from '#domain/registration/email-confirmation';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { problem } from '../http/problem-error';
import type { Tokens } from '../ports/tokens.port';
import { hashToken } from '../session/tokens';
import { lockMailsTo, selectMailTimes, selectMailTimesBy } from './address-mails.repository';
import { mailChangeNotice, mailProofLink } from './email-change-mails';
import {
  type AddressHolder,
  type EmailChangeRow,
  prolongChange,
  replaceChange,
  replaceLink,
} from './email-changes.repository';

/** A requested change of an address; its caller has proved that it is them. */
export interface EmailChangeRequest extends AddressHolder {
  readonly requestedBy: string;
  readonly oldEmail: string | null;
  readonly newEmail: string | null;
  /** Only an address that was proved can undo the change. */
  readonly isOldProved: boolean;
  /** The new address counts at once: it is proved already, or there is none. */
  readonly isNewProved: boolean;
  readonly language: Language;
  readonly now: Date;
}

/** The person and the address of a mail. */
interface Mailing {
  readonly requestedBy: string;
  readonly email: string | null;
  readonly now: Date;
}

/** From when this person may cause another mail to this address, in ms since 1970. */
async function sendableFrom(reader: Reader, { requestedBy, email, now }: Mailing) {
  const sent = email === null ? [] : await selectMailTimes(reader, emailKeyOf(email), now);
  const own = sent.filter(({ userId }) => userId === requestedBy).map(({ at }) => at);
  return nextMailAt({
    lastToUser: own.length === 0 ? null : Math.max(...own),
    toAddress: sent.map(({ at }) => at),
    byUser: await selectMailTimesBy(reader, requestedBy, now),
  });
}

/** @throws ProblemError 429 with the time of the next try */
async function assertMayMail(tx: Tx, mailing: Mailing): Promise<void> {
  const { email, now } = mailing;
  if (email !== null) await lockMailsTo(tx, emailKeyOf(email));
  const allowedAt = await sendableFrom(tx, mailing);
  if (allowedAt <= now.getTime()) return;
  const retryAfter = Math.ceil((allowedAt - now.getTime()) / 1000);
  throw problem(429, 'too_many_requests', { retryAfter });
}

/** Queues a mail with a new link, which ends the earlier ones. @returns the times of the change */
async function mailLink(
  tx: Tx,
  { linkToken }: Tokens,
  {
    holder,
    changeId,
    email,
    requestedBy,
    language,
    now,
  }: {
    readonly holder: AddressHolder;
    readonly changeId: string;
    readonly email: string;
    readonly requestedBy: string;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<Pick<EmailChangeRow, 'expiresAt' | 'sendAgainAt'>> {
  const id = newId('ecl', now.getTime());
  await replaceLink(tx, {
    id,
    changeId,
    requestedBy,
    emailKey: emailKeyOf(email),
    tokenHash: hashToken(linkToken(id)),
    createdAt: now,
  });
  await mailProofLink(tx, id, { holder, recipient: email, language, now });
  const times = {
    expiresAt: addMilliseconds(now, PROOF_LINK_LIFE_MS),
    sendAgainAt: new Date(await sendableFrom(tx, { requestedBy, email, now })),
  };
  await prolongChange(tx, changeId, times);
  return times;
}

/**
 * Notes a change in place of an open one, mails the new address a link that proves it, and tells the
 * old one, with a link that undoes it. Whether the new address belongs to an account plays no part.
 * The caller holds the lock of the holder's row and of the store's, and writes the address if it
 * counts at once.
 * @throws ProblemError 429
 */
export async function requestEmailChange(
  tx: Tx,
  tokens: Tokens,
  request: EmailChangeRequest,
): Promise<void> {
  const { storeId, userId, requestedBy, oldEmail, newEmail, isNewProved, language, now } = request;
  const holder = { storeId, userId };
  const email = isNewProved ? null : newEmail;
  await assertMayMail(tx, { requestedBy, email, now });
  const [id, undoId] = [newId('ech', now.getTime()), newId('ecu', now.getTime())];
  const informed = request.isOldProved ? oldEmail : null;
  await replaceChange(tx, {
    id,
    ...holder,
    requestedBy,
    oldEmail,
    newEmail,
    status: isNewProved ? 'proved' : 'requested',
    expiresAt: addMilliseconds(now, PROOF_LINK_LIFE_MS),
    sendAgainAt: now,
    undoTokenHash: informed === null ? null : hashToken(tokens.linkToken(undoId)),
    undoExpiresAt: addMilliseconds(now, UNDO_LINK_LIFE_MS),
    createdAt: now,
    provedAt: isNewProved ? now : null,
  });
  if (email !== null) {
    await mailLink(tx, tokens, { holder, changeId: id, email, requestedBy, language, now });
  }
  if (informed === null) return;
  const mail = { holder, recipient: informed, language, now };
  await mailChangeNotice(tx, { undoId, newEmail }, mail);
}

/**
 * Mails the link of an open change again. The caller holds the locks as above.
 * @returns the change with its new times
 * @throws ProblemError 429
 */
export async function mailLinkAgain(
  tx: Tx,
  tokens: Tokens,
  change: EmailChangeRow & { readonly newEmail: string },
  { requestedBy, language, now }: Pick<EmailChangeRequest, 'requestedBy' | 'language' | 'now'>,
): Promise<EmailChangeRow & { readonly newEmail: string }> {
  const { id: changeId, newEmail: email, storeId, userId } = change;
  await assertMayMail(tx, { requestedBy, email, now });
  const holder = { storeId, userId };
  const times = await mailLink(tx, tokens, {
    holder,
    changeId,
    email,
    requestedBy,
    language,
    now,
  });
  return { ...change, ...times };
}
