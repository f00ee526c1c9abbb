import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, gte, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm';
import type { ServerContext, Tx } from '../context';
import { conversationMessages } from '../database/schema/conversations';
import { mailOutbox } from '../database/schema/mail';
import { sendQueuedMail } from '../mail/mail-outbox';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { tellTeam } from './conversation-mentions';
import { notifyOfConversation } from './conversation-news';
import {
  type ConversationRow,
  changeConversation,
  changeMessage,
  findMessage,
  lockConversation,
  type MessageRow,
  markUnread,
} from './conversations.repository';

/** Longer than a mail is retried: older ones of the outbox are not looked at. */
const LOOK_BACK_MS = 2 * millisecondsInDay;

type Outcome = Pick<typeof mailOutbox.$inferSelect, 'sentAt' | 'lastError'>;

interface SettledMessage {
  readonly message: MessageRow;
  /** Null for a message without a mail, and for one whose mail is gone. */
  readonly mail: Outcome | null;
}

/** A queued message whose time to undo is over, and whose mail was sent or given up. */
async function findSettled(
  tx: Tx,
  now: Date,
  failed: readonly string[],
): Promise<SettledMessage | undefined> {
  const { status, sendAt, mailId, id } = conversationMessages;
  const [found] = await tx
    .select({
      message: conversationMessages,
      // The id comes first: with a null in its place the mail counts as missing.
      mail: { id: mailOutbox.id, sentAt: mailOutbox.sentAt, lastError: mailOutbox.lastError },
    })
    .from(conversationMessages)
    .leftJoin(mailOutbox, eq(mailOutbox.id, mailId))
    .where(
      and(
        eq(status, 'queued'),
        lte(sendAt, now),
        or(isNull(mailOutbox.id), isNotNull(mailOutbox.sentAt), isNotNull(mailOutbox.givenUpAt)),
        failed.length > 0 ? notInArray(id, [...failed]) : undefined,
      ),
    )
    .orderBy(asc(sendAt), asc(id))
    .limit(1);
  return found;
}

/**
 * A message that is on the client's page and unread there, whose mail was given up: the client learns
 * of it by nothing else.
 */
async function findUndelivered(
  tx: Tx,
  now: Date,
  failed: readonly string[],
): Promise<SettledMessage | undefined> {
  const { status, mailId, id } = conversationMessages;
  const [found] = await tx
    .select({
      message: conversationMessages,
      mail: { id: mailOutbox.id, sentAt: mailOutbox.sentAt, lastError: mailOutbox.lastError },
    })
    .from(mailOutbox)
    .innerJoin(conversationMessages, eq(mailId, mailOutbox.id))
    .where(
      and(
        gte(mailOutbox.createdAt, addMilliseconds(now, -LOOK_BACK_MS)),
        isNotNull(mailOutbox.givenUpAt),
        eq(status, 'sent'),
        failed.length > 0 ? notInArray(id, [...failed]) : undefined,
      ),
    )
    .orderBy(asc(mailOutbox.createdAt), asc(id))
    .limit(1);
  return found;
}

/** Notes that a message did not arrive: its conversation is open again, and its author is told. */
export async function bounceMessage(
  tx: Tx,
  row: ConversationRow,
  message: MessageRow,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  await changeMessage(tx, message.id, {
    status: 'bounced',
    bouncedAt: now,
    bounceReason: reason.slice(0, 500),
    before: null,
  });
  await changeConversation(tx, row.id, { status: 'open', snoozedUntil: null }, now);
  await markUnread(tx, row);
  const { subject } = row;
  const recipient = row.participants[0]?.email ?? '';
  const userIds = message.authorId === null ? [] : [message.authorId];
  if (row.kind === 'candidate') {
    const news = { template: 'candidateMessageBounced', parameters: { subject }, userIds } as const;
    return notifyOfConversation(tx, row, news, now);
  }
  const parameters = { subject, recipient };
  await notifyOfConversation(tx, row, { template: 'messageBounced', parameters, userIds }, now);
}

async function settle(
  tx: Tx,
  row: ConversationRow,
  { message, mail }: SettledMessage,
  now: Date,
): Promise<void> {
  if (message.mailId !== null && !mail?.sentAt) {
    return bounceMessage(tx, row, message, { reason: mail?.lastError ?? '', now });
  }
  const change = mail?.sentAt
    ? ({ status: 'sent', sentAt: mail.sentAt } as const)
    : ({ status: 'delivered', sentAt: now, deliveredAt: now } as const);
  await changeMessage(tx, message.id, { ...change, before: null });
  await changeConversation(tx, row.id, {}, now);
  await tellTeam(tx, row, { authorId: message.authorId, text: message.body, now });
}

/**
 * Moves messages on whose mails were sent or given up. Each is moved once, whatever number of
 * processes does so: its conversation is locked.
 * @returns how many were moved
 */
export function settleMessages(context: ScheduledTaskContext, now: Date): Promise<number> {
  return processOneByOne(context, async (tx, failed, picked) => {
    const found = (await findSettled(tx, now, failed)) ?? (await findUndelivered(tx, now, failed));
    if (!found) return 'none';
    const { id, conversationId, storeId, status } = found.message;
    picked(id);
    const row = await lockConversation(tx, storeId, conversationId, 'deleted too');
    const message = row && (await findMessage(tx, conversationId, id));
    if (!row || message?.status !== status) return 'moved elsewhere';
    await settle(tx, row, { ...found, message }, now);
    return 'moved';
  });
}

/** Sends queued mails, then moves the messages on that they carried. */
export async function sendConversationMessages(context: ServerContext): Promise<void> {
  await sendQueuedMail(context);
  await settleMessages(context, context.clock());
}
