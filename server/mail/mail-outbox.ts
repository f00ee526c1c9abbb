import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInMinute } from 'date-fns/constants';
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';
import type { MailRefusal } from '#domain/mail/mail-limits';
import type { Reader, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { mailOutbox } from '../database/schema/mail';
import { users } from '../database/schema/stores';
import { takesPartWithConfirmedEmail } from '../session/session.repository';
import { candidateUrlOf } from './candidate-url';
import { chatUrlOf } from './chat-url';
import { guestUrlOf } from './guest-link';
import { MAIL_CLASS_OF, type SenderOf } from './mail-classes';
import { readMailFiles } from './mail-files';
import { mailLimitProblem } from './mail-limit-problem';
import {
  countedColumns,
  type LimitedMail,
  lockAndReadMailRefusal,
  type MailSender,
  readMailRefusal,
} from './mail-limits.query';
import { messageIdOf } from './mail-message';
import { isTemplate, type MailContent, renderMail, type Template } from './mail-templates';
import { replyAddressOf } from './reply-address';

/** Delays before the retries of a failed mail; after the last one the mail is abandoned. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * millisecondsInMinute);

/**
 * How long one run sends mails (ms); the next one continues. With a mail server that does not answer,
 * a long queue would otherwise keep a slot of the worker for hours.
 */
const RUN_MS = millisecondsInMinute;

/**
 * A queued mail: a template with its data, the recipient, and their language; with the sender if a
 * user of a store sends it to an address of their choice.
 */
export type QueuedMail = {
  [Name in Template]: Extract<MailContent, { readonly template: Name }> & {
    readonly recipient: string;
    readonly language: Language;
  } & SenderOf<Name>;
}[Template];

/** Options of a queued mail. */
export interface QueueOptions {
  /** Its id, if the caller refers to it. */
  readonly id?: string;
  /** It is not sent before this instant (UTC), and can be withdrawn until then. */
  readonly leavesAt?: Date;
}

/** A mail without its content. */
interface AddressedMail extends Pick<QueuedMail, 'template' | 'recipient'> {
  readonly sender?: MailSender | undefined;
}

function limitedMail({ template, recipient, sender }: AddressedMail): LimitedMail {
  return { mailClass: MAIL_CLASS_OF[template], recipient, sender: sender ?? null };
}

/**
 * Why such a mail would be refused now, or null. For pages that show it: {@link queueMail} decides.
 */
export function refusalOf(
  reader: Reader,
  mail: AddressedMail,
  now: Date,
): Promise<MailRefusal | null> {
  return readMailRefusal(reader, limitedMail(mail), now);
}

/**
 * Queues a mail in the transaction that causes it, unless it exceeds a limit of its class: both
 * commit, or neither does. Mails are counted as they are queued, across all processes.
 * @returns why it was refused, or null
 * @throws ProblemError 409 `store_unreviewed` if an unreviewed store may not send such mails
 */
export async function queueMailWithin(
  tx: Tx,
  { template, data, recipient, language, sender }: QueuedMail,
  now: Date,
  { id = newId('eml', now.getTime()), leavesAt = now }: QueueOptions = {},
): Promise<MailRefusal | null> {
  const mail = limitedMail({ template, recipient, sender });
  const refusal = await lockAndReadMailRefusal(tx, mail, now);
  if (refusal) return refusal;
  const counted = countedColumns(mail);
  await tx.insert(mailOutbox).values({
    id,
    template,
    data,
    recipient,
    language,
    createdAt: now,
    nextTryAt: leavesAt,
    ...counted,
  });
  return null;
}

/**
 * The same for a mail without which its cause must not happen.
 * @throws ProblemError 429 `recipient_mail_limit` or `sender_mail_limit` with the time of the next
 *   try; 409 `store_unreviewed`
 */
export async function queueMail(
  tx: Tx,
  mail: QueuedMail,
  now: Date,
  options?: QueueOptions,
): Promise<void> {
  const refusal = await queueMailWithin(tx, mail, now, options);
  if (refusal) throw mailLimitProblem(refusal, now);
}

/**
 * The mail that has waited longest and that no other process is sending, locked until the
 * transaction ends.
 */
async function lockNextMail(tx: Tx, now: Date) {
  const [mail] = await tx
    .select()
    .from(mailOutbox)
    .where(
      and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt), lte(mailOutbox.nextTryAt, now)),
    )
    .orderBy(asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return mail;
}

type OutboxRow = typeof mailOutbox.$inferSelect;

async function deliver(context: ServerContext, row: OutboxRow): Promise<void> {
  const { config, tokens, mailer, mediaStorage } = context;
  const { id, template, data, language, recipient } = row;
  if (!isTemplate(template)) throw new Error(`There is no mail template "${template}".`);
  const words = renderMail(template, data, language, {
    publicUrl: config.publicUrl,
    linkToken: tokens.linkToken,
    mailedCode: tokens.mailedCode,
    replyAddress: (conversationId) => replyAddressOf(context, conversationId),
    guestUrl: (guestId) => guestUrlOf(context, guestId, language),
    chatUrl: (key) => chatUrlOf(context, key, language),
    candidateUrl: (candidacyId) => candidateUrlOf(context, candidacyId, language),
    messageId: (mailId) => messageIdOf(mailId, config.mailFrom),
  });
  const stored = await readMailFiles(mediaStorage, data);
  const files = [...(words.files ?? []), ...stored];
  await mailer.send({ id, from: config.mailFrom, to: recipient, ...words, files });
}

/**
 * Whether the mail may still go to its recipient. The store's news are for users who take part in
 * it, and a mail that fails is retried for hours: its reader may have left the store, or have
 * another address.
 */
async function mayStillReceive(
  tx: Tx,
  { data: { userId }, recipient }: Pick<OutboxRow, 'data' | 'recipient'>,
): Promise<boolean> {
  if (userId === undefined) return true;
  const [reader] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, recipient), takesPartWithConfirmedEmail));
  return reader !== undefined;
}

/**
 * Mails that people write: one that came twice would be read as two. A process that ends while it
 * sends another mail sends it again, because nobody minds a second link.
 */
const SENT_AT_MOST_ONCE: ReadonlySet<string> = new Set<Template>(['conversationMessage']);

/** The mark of a mail whose sending has begun; shown as the reason when nothing follows. */
const INTERRUPTED = 'the server ended while it sent the mail';

/** Longer than the mail server is waited for, in ms. */
const INTERRUPTED_AFTER_MS = 15 * millisecondsInMinute;

const NO_LONGER_A_RECIPIENT = 'the recipient no longer receives the mails of the store';

function outcomeOf(row: OutboxRow, error: unknown, now: Date): Partial<OutboxRow> {
  const pause = RETRY_DELAYS_MS[row.tries];
  return {
    tries: row.tries + 1,
    lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    ...(pause === undefined ? { givenUpAt: now } : { nextTryAt: addMilliseconds(now, pause) }),
  };
}

/** Sends the locked mail. @returns what to note in its row */
async function send(
  context: ServerContext,
  row: OutboxRow,
  now: Date,
): Promise<Partial<OutboxRow>> {
  return deliver(context, row).then(
    (): Partial<OutboxRow> => ({ tries: row.tries + 1, sentAt: now, lastError: null }),
    (error: unknown) => {
      context.log.warn({ err: error, mailId: row.id }, 'mail not sent');
      return outcomeOf(row, error, now);
    },
  );
}

async function note(tx: Reader, { id }: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
  await tx.update(mailOutbox).set(outcome).where(eq(mailOutbox.id, id));
}

/**
 * Marks the locked mail as one whose sending has begun, before it is sent: a mail that is still
 * marked so after {@link INTERRUPTED_AFTER_MS} was being sent when its process ended, and nobody
 * knows whether the mail server took it. It is given up instead of sent twice.
 * @returns whether it is to be sent now
 */
async function markBegun(tx: Tx, row: OutboxRow, now: Date): Promise<boolean> {
  if (row.lastError === INTERRUPTED) {
    await note(tx, row, { givenUpAt: now });
    return false;
  }
  await note(tx, row, {
    tries: row.tries + 1,
    lastError: INTERRUPTED,
    nextTryAt: addMilliseconds(now, INTERRUPTED_AFTER_MS),
  });
  return true;
}

/**
 * What follows a mail that was looked at: it is done, or it was marked and is to be sent after the
 * transaction; `none` if there was no mail.
 */
type Turn = 'none' | 'done' | { readonly marked: OutboxRow };

async function takeNext(context: ServerContext, tx: Tx, now: Date): Promise<Turn> {
  const row = await lockNextMail(tx, now);
  if (!row) return 'none';
  if (!(await mayStillReceive(tx, row))) {
    await note(tx, row, { givenUpAt: now, lastError: NO_LONGER_A_RECIPIENT });
    return 'done';
  }
  if (SENT_AT_MOST_ONCE.has(row.template)) {
    return (await markBegun(tx, row, now)) ? { marked: row } : 'done';
  }
  await note(tx, row, await send(context, row, now));
  return 'done';
}

/** @returns whether there was a mail to send */
async function sendNext(context: ServerContext): Promise<boolean> {
  const { database, clock } = context;
  const now = clock();
  const turn = await database.transaction((tx) => takeNext(context, tx, now));
  if (turn === 'none' || turn === 'done') return turn === 'done';
  await note(database.db, turn.marked, await send(context, turn.marked, now));
  return true;
}

/**
 * Sends due mails for a minute, one after another. A mail's row is locked or marked while it is
 * sent, so that only one of several processes sends it. A failed mail is retried later, with
 * increasing delays.
 */
export async function sendQueuedMail(context: ServerContext): Promise<void> {
  const end = performance.now() + RUN_MS;
  while (performance.now() < end && (await sendNext(context)));
}

/** The same without waiting for the result; failed mails are sent at the next run. */
export function sendQueuedMailSoon(context: ServerContext): void {
  sendQueuedMail(context).catch((error: unknown) =>
    context.log.warn({ err: error }, 'mails not sent'),
  );
}

/**
 * Withdraws a mail that was not tried yet. A mail that is being sent is locked and stays.
 * @returns whether it was withdrawn
 */
export async function withdrawMail(tx: Tx, id: string): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt), eq(mailOutbox.tries, 0)))
    .for('update', { skipLocked: true });
  if (!waiting) return false;
  await tx.delete(mailOutbox).where(eq(mailOutbox.id, id));
  return true;
}

/** Deletes mails queued before `limit`, which were sent or abandoned long ago. */
export async function deleteMails(reader: Reader, limit: Date): Promise<void> {
  await reader.delete(mailOutbox).where(lt(mailOutbox.createdAt, limit));
}
