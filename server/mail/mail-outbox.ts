import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';
import type { Reader, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { mailOutbox } from '../database/schema/mail';
import { isTemplate, type MailContent, renderMail } from './mail-templates';

const MINUTE_MS = 60_000;

/** How long after each failure a mail is tried again; after the last it is given up. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/** A mail to be sent: a template with its data, to somebody in his language. */
export type QueuedMail = MailContent & {
  readonly recipient: string;
  readonly language: Language;
};

/** Queues a mail in the transaction that gives reason to it: without the one, never the other. */
export const queueMail = async (
  tx: Tx,
  { template, data, recipient, language }: QueuedMail,
  now: Date,
): Promise<void> => {
  const id = newId('eml', now.getTime());
  await tx
    .insert(mailOutbox)
    .values({ id, template, data, recipient, language, createdAt: now, nextTryAt: now });
};

/** The mail that waits longest and that nobody else is sending, locked until the transaction ends. */
const lockNextMail = async (tx: Tx, now: Date) => {
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
};

type OutboxRow = typeof mailOutbox.$inferSelect;

const deliver = async (context: ServerContext, row: OutboxRow): Promise<void> => {
  const { config, tokens, mailer } = context;
  const { id, template, data, language, recipient } = row;
  if (!isTemplate(template)) throw new Error(`There is no mail template "${template}".`);
  const words = renderMail(template, data, language, {
    publicUrl: config.publicUrl,
    linkToken: tokens.linkToken,
  });
  await mailer.send({ id, from: config.mailFrom, to: recipient, ...words });
};

const outcomeOf = (row: OutboxRow, error: unknown, now: Date): Partial<OutboxRow> => {
  const pause = RETRY_DELAYS_MS[row.tries];
  return {
    tries: row.tries + 1,
    lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    ...(pause === undefined ? { givenUpAt: now } : { nextTryAt: new Date(now.getTime() + pause) }),
  };
};

/** @returns whether there was a mail to send */
const sendNext = async (context: ServerContext, tx: Tx): Promise<boolean> => {
  const now = context.clock();
  const row = await lockNextMail(tx, now);
  if (!row) return false;
  const outcome = await deliver(context, row).then(
    (): Partial<OutboxRow> => ({ tries: row.tries + 1, sentAt: now, lastError: null }),
    (error: unknown) => {
      context.log.warn({ err: error, mailId: row.id }, 'mail not sent');
      return outcomeOf(row, error, now);
    },
  );
  await tx.update(mailOutbox).set(outcome).where(eq(mailOutbox.id, row.id));
  return true;
};

/**
 * Sends what is due, one mail a transaction: its row is locked while it goes out, so that of several
 * processes one sends it. A failure is tried again later, ever more rarely.
 */
export const sendQueuedMail = async (context: ServerContext): Promise<void> => {
  while (await context.database.transaction((tx) => sendNext(context, tx)));
};

/** The same without making anybody wait for it; what fails is left for the next time. */
export const sendQueuedMailSoon = (context: ServerContext): void => {
  sendQueuedMail(context).catch((error: unknown) =>
    context.log.warn({ err: error }, 'mails not sent'),
  );
};

/** Forgets mails queued before `limit`, sent or given up long since. */
export const deleteMails = async (reader: Reader, limit: Date): Promise<void> => {
  await reader.delete(mailOutbox).where(lt(mailOutbox.createdAt, limit));
};
