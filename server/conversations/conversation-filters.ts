import {
  and,
  count,
  desc,
  eq,
  isNull,
  notInArray,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { ConversationKind } from '#domain/conversations/conversation-kinds';
import { hiddenKinds } from '#domain/conversations/conversation-visibility';
import { searchWords } from '#domain/text/search-fold';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { preparedStatements } from '../database/prepared-statements';
import {
  conversations,
  conversationTexts,
  conversationUnread,
} from '../database/schema/conversations';
import type { ConversationUser } from './conversation-user';

/** The filters and the order of a list of conversations, as in the contract. */
export type ConversationListQuery = Omit<
  Operations['listConversations']['query'],
  'page' | 'pageSize'
>;

/** The newest conversations of a store that tell whether searched words are rare in it. */
const SAMPLE_SIZE = 200;
/** Words that fewer of the sample contain are rare: the search index finds them fastest. */
const RARE_BELOW = 10;

const { lastMessageAt, id } = conversations;

/** A value, or its placeholder in a prepared statement. */
export type FilterValue = string | Placeholder;

/** The filters of a list: those that are not set are undefined. */
export interface ConversationFilters {
  readonly storeId: FilterValue;
  readonly userId: FilterValue;
  readonly kind: FilterValue | undefined;
  /** Kinds that the user does not see. */
  readonly hidden: readonly ConversationKind[];
  readonly status: FilterValue | undefined;
  /** Null for conversations of nobody. */
  readonly assigneeId: FilterValue | null | undefined;
  /** In lower case. */
  readonly label: FilterValue | undefined;
  readonly unread: boolean;
  readonly linkKind: FilterValue | undefined;
  readonly linkId: FilterValue | undefined;
  /** A pattern for each searched word. */
  readonly words: readonly FilterValue[];
  /** Whether the words are looked up in the search index first, and not conversation by conversation. */
  readonly wordsAreRare: boolean;
}

function assigneeOf({ assigneeId }: ConversationListQuery, userId: string) {
  if (assigneeId === 'none') return null;
  return assigneeId === 'me' ? userId : assigneeId;
}

export function filtersOf(
  { storeId, userId, permissions }: ConversationUser,
  query: ConversationListQuery,
) {
  return {
    storeId,
    userId,
    kind: query.kind,
    hidden: hiddenKinds(permissions),
    status: query.status,
    assigneeId: assigneeOf(query, userId),
    label: query.label?.toLocaleLowerCase(),
    unread: query.unread ?? false,
    linkKind: query.linkKind,
    linkId: query.linkId,
    // Folded words contain letters and digits only, so none of them contains a wildcard.
    words: searchWords(query.q ?? '').map((word) => `%${word}%`),
    wordsAreRare: false,
  } satisfies ConversationFilters;
}

function equals(column: SQLWrapper, value: FilterValue | undefined): SQL | undefined {
  return value === undefined ? undefined : sql`${column} = ${value}`;
}

function assigneeCondition(assigneeId: ConversationFilters['assigneeId']): SQL | undefined {
  return assigneeId === null
    ? isNull(conversations.assigneeId)
    : equals(conversations.assigneeId, assigneeId);
}

function containsWords(words: ConversationFilters['words']): SQL | undefined {
  return and(...words.map((word) => sql`${conversationTexts.searchText} like ${word}`));
}

/**
 * Frequent words are looked for in one conversation after another, in the order of the list, until
 * there are enough. For rare ones this would read all conversations; the array makes PostgreSQL read
 * the search index first, which its own estimates do not always do.
 */
function isFound({ storeId, words, wordsAreRare }: ConversationFilters): SQL | undefined {
  if (words.length === 0) return undefined;
  const { conversationId, storeId: storeOfText } = conversationTexts;
  return wordsAreRare
    ? sql`${id} = any(array(select ${conversationId} from ${conversationTexts}
        where ${storeOfText} = ${storeId} and ${containsWords(words)}))`
    : sql`exists (select from ${conversationTexts}
        where ${conversationId} = ${id} and ${containsWords(words)})`;
}

export function isUnreadBy(userId: FilterValue): SQL<boolean> {
  return sql`exists (select from ${conversationUnread}
    where ${conversationUnread.conversationId} = ${id} and ${conversationUnread.userId} = ${userId})`;
}

export function filterCondition(filters: ConversationFilters): SQL | undefined {
  return and(
    sql`${conversations.storeId} = ${filters.storeId}`,
    isNull(conversations.archivedAt),
    equals(conversations.kind, filters.kind),
    filters.hidden.length > 0 ? notInArray(conversations.kind, [...filters.hidden]) : undefined,
    equals(conversations.status, filters.status),
    assigneeCondition(filters.assigneeId),
    filters.label === undefined
      ? undefined
      : sql`${conversations.labelKeys} @> array[${filters.label}]::text[]`,
    equals(conversations.linkKind, filters.linkKind),
    equals(conversations.linkId, filters.linkId),
    filters.unread ? isUnreadBy(filters.userId) : undefined,
    isFound(filters),
  );
}

export function wordPlaceholders(length: number): Placeholder[] {
  return Array.from({ length }, (_, at) => sql.placeholder(wordName(at)));
}

function wordName(at: number): string {
  return `word${at}`;
}

export function wordParameters(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word, at) => [wordName(at), word]));
}

/** How many of the newest conversations of a store contain so many words. */
const samples = preparedStatements((reader, words: `${number}`) => {
  const newest = reader
    .select({ id })
    .from(conversations)
    .where(
      and(eq(conversations.storeId, sql.placeholder('storeId')), isNull(conversations.archivedAt)),
    )
    .orderBy(desc(lastMessageAt), desc(id))
    .limit(SAMPLE_SIZE)
    .as('newest');
  return reader
    .select({ containing: count() })
    .from(newest)
    .innerJoin(conversationTexts, eq(conversationTexts.conversationId, newest.id))
    .where(containsWords(wordPlaceholders(Number(words))))
    .prepare(`conversations sample ${words}`);
});

export async function areRare(reader: Reader, storeId: string, words: readonly string[]) {
  if (words.length === 0) return false;
  const parameters = { storeId, ...wordParameters(words) };
  const [sample] = await samples(reader, `${words.length}`).execute(parameters);
  return (sample?.containing ?? 0) < RARE_BELOW;
}
