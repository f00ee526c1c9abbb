import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ConversationStatus } from '#domain/conversations/conversation-kinds';
import { searchWords } from '#domain/text/search-fold';
import type { Reader } from '../context';
import type { ConversationCounts, Operations } from '../contract.generated';
import { emptyLast, matchingWords } from '../database/list-filters';
import { readIds } from '../database/list-ids';
import {
  conversations,
  conversationTexts,
  conversationUnread,
} from '../database/schema/conversations';
import { readTallies } from '../database/tallies';
import type { ConversationRow } from './conversations.repository';

type ConversationPageQuery = Operations['listConversations']['query'];
/** The filters and the order of a list of conversations, as in the contract. */
export type ConversationListQuery = Omit<ConversationPageQuery, 'page' | 'pageSize'>;

/** Who asks: "me" and "unread" depend on it. */
export interface ConversationAsker {
  readonly storeId: string;
  readonly userId: string;
}

/** How many conversations are counted where no stored count exists: a search for a common word. */
const MAX_COUNTED = 300;

const { lastMessageAt, id, answerDueAt } = conversations;
const SORTS: Record<ConversationListQuery['sort'], SQL[]> = {
  '-lastMessageAt': [desc(lastMessageAt), desc(id)],
  lastMessageAt: [asc(lastMessageAt), asc(id)],
  answerDueAt: [emptyLast(answerDueAt, false), asc(id)],
};

function assigneeCondition(
  assigneeId: ConversationListQuery['assigneeId'],
  userId: string,
): SQL | undefined {
  if (assigneeId === undefined) return undefined;
  if (assigneeId === 'none') return isNull(conversations.assigneeId);
  return eq(conversations.assigneeId, assigneeId === 'me' ? userId : assigneeId);
}

function isFound(q: string | undefined): SQL | undefined {
  if (searchWords(q ?? '').length === 0) return undefined;
  const { conversationId, searchText } = conversationTexts;
  return sql`exists (select from ${conversationTexts}
    where ${conversationId} = ${conversations.id} and ${matchingWords(searchText, q)})`;
}

function isUnreadBy(userId: string): SQL {
  return sql`exists (select from ${conversationUnread}
    where ${conversationUnread.conversationId} = ${conversations.id}
      and ${conversationUnread.userId} = ${userId})`;
}

function filterCondition(
  { storeId, userId }: ConversationAsker,
  { q, kind, status, assigneeId, label, unread, linkKind, linkId }: ConversationListQuery,
): SQL | undefined {
  return and(
    eq(conversations.storeId, storeId),
    isNull(conversations.archivedAt),
    kind ? eq(conversations.kind, kind) : undefined,
    status ? eq(conversations.status, status) : undefined,
    assigneeCondition(assigneeId, userId),
    label ? sql`${conversations.labelKeys} @> array[${label.toLocaleLowerCase()}]` : undefined,
    linkKind ? eq(conversations.linkKind, linkKind) : undefined,
    linkId ? eq(conversations.linkId, linkId) : undefined,
    unread ? isUnreadBy(userId) : undefined,
    isFound(q),
  );
}

/** A page of conversations in the order of the query. */
export function selectConversationPage(
  reader: Reader,
  asker: ConversationAsker,
  { page, pageSize, ...query }: ConversationPageQuery,
): Promise<ConversationRow[]> {
  return reader
    .select()
    .from(conversations)
    .where(filterCondition(asker, query))
    .orderBy(...SORTS[query.sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

async function countRows(
  reader: Reader,
  asker: ConversationAsker,
  query: ConversationListQuery,
): Promise<number> {
  const found = reader
    .select({ id: conversations.id })
    .from(conversations)
    .where(filterCondition(asker, query))
    .limit(MAX_COUNTED)
    .as('found');
  return reader.$count(found);
}

async function keptTallies(reader: Reader, storeId: string) {
  const tallies = await readTallies(reader, 'conversations', storeId);
  return tallies.filter(({ facets }) => !facets.isArchived);
}

/**
 * Number of conversations that the filters keep. By kind, status and assignee it is the sum of stored
 * counts; with another filter it counts at most 300.
 */
export async function countConversations(
  reader: Reader,
  asker: ConversationAsker,
  query: ConversationListQuery,
): Promise<number> {
  const { q, kind, status, assigneeId, label, unread, linkKind, linkId } = query;
  const isCounted = label || unread || linkKind || linkId || searchWords(q ?? '').length > 0;
  if (isCounted) return countRows(reader, asker, query);
  const wanted = assigneeId === 'me' ? asker.userId : assigneeId;
  return (await keptTallies(reader, asker.storeId))
    .filter(({ facets }) => kind === undefined || facets.kind === kind)
    .filter(({ facets }) => status === undefined || facets.status === status)
    .filter(({ facets }) => wanted === undefined || (facets.assigneeId ?? 'none') === wanted)
    .reduce((total, { count }) => total + count, 0);
}

/** The numbers beside the views of the inbox. */
export async function readCounts(
  reader: Reader,
  { storeId, userId }: ConversationAsker,
): Promise<ConversationCounts> {
  const [tallies, unread] = await Promise.all([
    keptTallies(reader, storeId),
    reader.$count(
      conversationUnread,
      and(
        eq(conversationUnread.userId, userId),
        eq(conversationUnread.storeId, storeId),
        sql`exists (select from ${conversations} where ${conversations.id} =
          ${conversationUnread.conversationId} and ${conversations.archivedAt} is null)`,
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

/** The ids of all conversations that the filters keep, in the order of the query. */
export function readConversationIds(
  reader: Reader,
  asker: ConversationAsker,
  query: ConversationListQuery,
): Promise<string[]> {
  return readIds(
    reader,
    reader
      .select({ id: conversations.id })
      .from(conversations)
      .where(filterCondition(asker, query))
      .orderBy(...SORTS[query.sort]),
  );
}
