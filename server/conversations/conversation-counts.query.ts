import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ConversationStatus } from '#domain/conversations/conversation-kinds';
import { hiddenKinds } from '#domain/conversations/conversation-visibility';
import type { ConversationCounts } from '#openapi/types.generated';
import type { Reader } from '../context';
import { conversations, conversationUnread } from '../database/schema/conversations';
import { readTallies } from '../database/tallies';
import type { ConversationFilters } from './conversation-filters';
import type { ConversationUser } from './conversation-user';
import { visibleTo } from './conversations.repository';

async function keptTallies(reader: Reader, { storeId, permissions }: ConversationUser) {
  const hidden = hiddenKinds(permissions);
  const tallies = await readTallies(reader, 'conversations', storeId);
  return tallies.filter(({ facets }) => !facets.isArchived && !hidden.includes(facets.kind));
}

/** How many conversations these filters keep. Only for filters that stored counts know. */
export async function sumOfTallies(
  reader: Reader,
  asker: ConversationUser,
  { kind, status, assigneeId }: ConversationFilters,
): Promise<number> {
  return (await keptTallies(reader, asker))
    .filter(({ facets }) => kind === undefined || facets.kind === kind)
    .filter(({ facets }) => status === undefined || facets.status === status)
    .filter(({ facets }) => assigneeId === undefined || facets.assigneeId === assigneeId)
    .reduce((total, { count }) => total + count, 0);
}

/** The numbers beside the views of the inbox. */
export async function readCounts(
  reader: Reader,
  asker: ConversationUser,
): Promise<ConversationCounts> {
  const { storeId, userId } = asker;
  const isShown = and(
    eq(conversations.id, conversationUnread.conversationId),
    isNull(conversations.archivedAt),
    visibleTo(asker),
  );
  const [tallies, unread] = await Promise.all([
    keptTallies(reader, asker),
    reader.$count(
      conversationUnread,
      and(
        eq(conversationUnread.userId, userId),
        eq(conversationUnread.storeId, storeId),
        sql`exists (select from ${conversations} where ${isShown})`,
      ),
    ),
  ]);
  const sum = (isWanted: (facets: (typeof tallies)[number]['facets']) => boolean) =>
    tallies.filter(({ facets }) => isWanted(facets)).reduce((total, { count }) => total + count, 0);
  const inStatus = (status: ConversationStatus) => sum((facets) => facets.status === status);
  const openOf = (assigneeId: string | null) =>
    sum((facets) => facets.status !== 'closed' && facets.assigneeId === assigneeId);
  return {
    new: inStatus('new'),
    open: inStatus('open'),
    waiting: inStatus('waiting'),
    snoozed: inStatus('snoozed'),
    closed: inStatus('closed'),
    mine: openOf(userId),
    unassigned: openOf(null),
    unread,
  };
}
