import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import { isAwake } from '#domain/conversations/conversation-lifecycle';
import type { Tx } from '../context';
import { conversations } from '../database/schema/conversations';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { type ConversationRow, changeConversation, markUnread } from './conversations.repository';

/** The snoozed conversation whose time has come first, locked; other processes take other ones. */
async function lockDue(
  tx: Tx,
  now: Date,
  failed: readonly string[],
): Promise<ConversationRow | undefined> {
  const { archivedAt, status, snoozedUntil, id } = conversations;
  const [row] = await tx
    .select()
    .from(conversations)
    .where(
      and(
        isNull(archivedAt),
        eq(status, 'snoozed'),
        lte(snoozedUntil, now),
        failed.length > 0 ? notInArray(id, [...failed]) : undefined,
      ),
    )
    .orderBy(asc(snoozedUntil), asc(id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row;
}

/**
 * Opens the snoozed conversations whose time has come, and shows them as unread.
 * @returns how many were opened
 */
export function wakeConversations(context: ScheduledTaskContext, now: Date): Promise<number> {
  return processOneByOne(context, async (tx, failed, picked) => {
    const row = await lockDue(tx, now, failed);
    if (!row) return 'none';
    picked(row.id);
    if (!isAwake(row.snoozedUntil, now)) return 'moved elsewhere';
    await changeConversation(tx, row.id, { status: 'open', snoozedUntil: null }, now);
    await markUnread(tx, row);
    return 'moved';
  });
}
