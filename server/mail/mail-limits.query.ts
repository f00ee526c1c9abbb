import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  isSentClass,
  limitsOf,
  type MailClass,
  type MailRefusal,
  mailRefusal,
  type PartyLimit,
  type StoreStanding,
  storeStanding,
} from '#domain/mail/mail-limits';
import { mailboxKeyOf } from '#domain/mail/mailbox-key';
import type { Reader, Tx } from '../context';
import { mailOutbox } from '../database/schema/mail';
import { stores } from '../database/schema/stores';
import { lockName } from '../database/transaction-lock';
import { problem } from '../http/problem-error';

/** The user who causes a mail, and their store. */
export interface MailSender {
  readonly storeId: string;
  readonly userId: string;
}

/** A mail as far as its limits depend on it. */
export interface LimitedMail {
  readonly mailClass: MailClass;
  readonly recipient: string;
  readonly sender: MailSender | null;
}

const PARTY_COLUMNS = {
  recipient: mailOutbox.mailboxKey,
  user: mailOutbox.senderUserId,
  store: mailOutbox.senderStoreId,
} as const;

function partyKeys({ recipient, sender }: LimitedMail) {
  return {
    recipient: mailboxKeyOf(recipient),
    user: sender?.userId ?? '',
    store: sender?.storeId ?? '',
  };
}

function isLimited(mailClass: MailClass): boolean {
  return isSentClass(mailClass) || limitsOf(mailClass, null)?.length !== 0;
}

/** What {@link LimitedMail} is counted by, as columns of its row; none without limits. */
export function countedColumns(mail: LimitedMail) {
  if (!isLimited(mail.mailClass)) return {};
  return {
    mailClass: mail.mailClass,
    mailboxKey: mailboxKeyOf(mail.recipient),
    senderStoreId: mail.sender?.storeId ?? null,
    senderUserId: mail.sender?.userId ?? null,
  };
}

/**
 * Makes the mails of one class of a store, and those to a mailbox, happen one after another, in all
 * processes, until the transaction ends. Every caller locks the store first, then the mailbox.
 */
async function lockParties(tx: Tx, mail: LimitedMail): Promise<void> {
  const { store, recipient } = partyKeys(mail);
  for (const party of [...(mail.sender ? [`from ${store}`] : []), `to ${recipient}`]) {
    await lockName(tx, `mail ${mail.mailClass} ${party}`);
  }
}

async function readStanding(
  reader: Reader,
  { sender }: LimitedMail,
  now: Date,
): Promise<StoreStanding | null> {
  if (!sender) return null;
  const [store] = await reader
    .select({ status: stores.status, createdAt: stores.createdAt })
    .from(stores)
    .where(eq(stores.id, sender.storeId));
  return store ? storeStanding(store, now) : 'unreviewed';
}

/** The time of the `mails`-th newest mail that a limit counts, as a subquery. */
function blockingMail(mail: LimitedMail, { party, mails }: PartyLimit): SQL {
  const newest = sql`select ${mailOutbox.createdAt} from ${mailOutbox}
    where ${and(
      eq(PARTY_COLUMNS[party], partyKeys(mail)[party]),
      eq(mailOutbox.mailClass, mail.mailClass),
    )}
    order by ${desc(mailOutbox.createdAt)} offset ${mails - 1} limit 1`;
  return sql`(${newest})`;
}

/**
 * Why a mail may not be sent now, or null; without a lock, to show it.
 * @throws ProblemError 409 `store_unreviewed` if such a store may not send mails of this class
 */
export async function readMailRefusal(
  reader: Reader,
  mail: LimitedMail,
  now: Date,
): Promise<MailRefusal | null> {
  const limits = limitsOf(mail.mailClass, await readStanding(reader, mail, now));
  if (!limits) throw problem(409, 'store_unreviewed');
  if (limits.length === 0) return null;
  const times = limits.map((limit) => sql`extract(epoch from ${blockingMail(mail, limit)}) * 1000`);
  const { rows } = await reader.execute<{ times: (string | null)[] }>(
    sql`select array[${sql.join(times, sql`, `)}]::float8[] as times`,
  );
  const found = rows[0]?.times ?? [];
  const counted = limits.map((limit, index) => {
    const time = found[index] ?? null;
    return { limit, blocking: time === null ? null : new Date(Number(time)) };
  });
  return mailRefusal(counted, now);
}

/** The same, after which the caller may queue the mail: no other process counts meanwhile. */
export async function lockAndReadMailRefusal(
  tx: Tx,
  mail: LimitedMail,
  now: Date,
): Promise<MailRefusal | null> {
  if (!isLimited(mail.mailClass)) return null;
  await lockParties(tx, mail);
  return readMailRefusal(tx, mail, now);
}
