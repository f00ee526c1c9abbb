import {
  and,
  desc,
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

/** So many of the newest conversations of a store tell whether searched words are frequent in it. */
const SAMPLE_SIZE = 120;
/** Words that so many of the sample contain are frequent. */
const FREQUENT_FROM = 6;
/** So many conversations at most are looked up in the search index. */
const MAX_LOOKED_UP = 2000;

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
  /** An array of the conversations that contain the words, where it is known. */
  readonly foundIds: SQL | undefined;
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
    foundIds: undefined,
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

/** That there are labels at all is said too: PostgreSQL then knows the index of those that have one. */
function hasLabel(label: FilterValue | undefined): SQL | undefined {
  if (label === undefined) return undefined;
  const { labelKeys } = conversations;
  return sql`${labelKeys} <> '{}' and ${labelKeys} @> array[${label}]::text[]`;
}

function hasWords(words: readonly (FilterValue | SQL)[]): SQL | undefined {
  return and(...words.map((word) => sql`${conversationTexts.searchText} like ${word}`));
}

/**
 * Whether the conversation of an id contains all words. As a scalar subquery, because PostgreSQL
 * executes it by the key of each conversation; for a join it might read the whole search index.
 */
function containsWords(words: ConversationFilters['words'], conversationId: SQLWrapper): SQL {
  return sql`(select ${hasWords(words)} from ${conversationTexts}
    where ${conversationTexts.conversationId} = ${conversationId})`;
}

/**
 * Words without `foundIds` are looked for in one conversation after another, in the order of the
 * list, until there are enough.
 */
function isFound({ words, foundIds }: ConversationFilters): SQL | undefined {
  if (words.length === 0) return undefined;
  return foundIds ? sql`${id} = any(${foundIds})` : containsWords(words, id);
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
    hasLabel(filters.label),
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

/**
 * The first rows of a query. The number is written out: PostgreSQL plans a statement at each request
 * if it does not know how many rows are wanted.
 */
export function firstRows(query: SQLWrapper, count: number): SQL {
  return sql`${query} limit ${sql.raw(String(Math.trunc(count)))}`;
}

/**
 * The first conversations of a list that contain all words, as an array of their ids. Rare words are
 * looked up in the search index: reading one conversation after another would read the whole store.
 * For frequent ones the conversations are read in the order of the list until there are enough.
 * PostgreSQL does not estimate how rare a part of a word is; the newest conversations tell it. None
 * of the three is read beyond what is needed.
 * @param inOrder the statement of their ids under filters
 */
export function idsByWords(
  reader: Reader,
  filters: ConversationFilters,
  inOrder: (filters: ConversationFilters) => SQLWrapper,
): SQL {
  const { storeId, words } = filters;
  const newest = reader
    .select({ id })
    .from(conversations)
    .where(and(sql`${conversations.storeId} = ${storeId}`, isNull(conversations.archivedAt)))
    .orderBy(desc(lastMessageAt), desc(id));
  const containing = sql`select from (${firstRows(newest, SAMPLE_SIZE)}) as newest
    where ${containsWords(words, sql`newest.id`)}`;
  // Of words in a subquery PostgreSQL estimates nothing, and so need not plan for each of them.
  const sought = words.map((word) => sql`(select ${word}::text)`);
  const found = reader
    .select({ id: conversationTexts.conversationId })
    .from(conversationTexts)
    .where(and(sql`${conversationTexts.storeId} = ${storeId}`, hasWords(sought)));
  const areRare = sql`(select count(*) from (${firstRows(containing, FREQUENT_FROM)}) as containing)
    < ${FREQUENT_FROM}`;
  const ofFound = inOrder({ ...filters, foundIds: sql`looked_up.ids` });
  // With `offset 0` the index is read once, although its answer is used twice.
  return sql`(select case when cardinality(looked_up.ids) <= ${MAX_LOOKED_UP}
      then array(${ofFound}) else array(${inOrder(filters)}) end
    from (select case when ${areRare} then array(${firstRows(found, MAX_LOOKED_UP + 1)}) end as ids
      offset 0) as looked_up)`;
}
