import {
  and,
  desc,
  eq,
  isNull,
  notInArray,
  Placeholder,
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

/** So many of the newest conversations of a store tell whether searched words are frequent in it. */
const SAMPLE_SIZE = 250;
/** Words that so many of the sample contain are frequent. */
const FREQUENT_FROM = 12;
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
  /** The conversations that contain the words, if there are few; otherwise undefined. */
  readonly foundIds: readonly string[] | Placeholder | undefined;
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

function hasWords(words: ConversationFilters['words']): SQL | undefined {
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
  if (foundIds === undefined) return containsWords(words, id);
  const ids = foundIds instanceof Placeholder ? foundIds : sql.param(foundIds);
  return sql`${id} = any(${ids}::text[])`;
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
 * The ids of the conversations of a store that contain all words, in no order, unless many of its
 * newest conversations contain them; by the number of words. Neither is read beyond what is needed.
 */
const lookUps = preparedStatements((reader, words: `${number}`) => {
  const patterns = wordPlaceholders(Number(words));
  const newest = reader
    .select({ id })
    .from(conversations)
    .where(
      and(eq(conversations.storeId, sql.placeholder('storeId')), isNull(conversations.archivedAt)),
    )
    .orderBy(desc(lastMessageAt), desc(id))
    .limit(SAMPLE_SIZE)
    .as('newest');
  const containing = reader
    .select({ id: newest.id })
    .from(newest)
    .where(containsWords(patterns, newest.id))
    .limit(FREQUENT_FROM)
    .as('containing');
  const found = reader
    .select({ id: conversationTexts.conversationId })
    .from(conversationTexts)
    .where(and(eq(conversationTexts.storeId, sql.placeholder('storeId')), hasWords(patterns)))
    .limit(MAX_LOOKED_UP + 1);
  const areRare = sql`(select count(*) from ${containing}) < ${FREQUENT_FROM}`;
  return reader
    .select({
      ids: sql<readonly string[] | null>`case when ${areRare} then to_json(array(${found})) end`,
    })
    .from(sql`(select) as nothing`)
    .prepare(`conversations with words ${words}`);
});

/**
 * The conversations that contain all words, if the words are rare: reading one conversation after
 * another would read the whole store. PostgreSQL does not estimate how rare a part of a word is.
 * @param words patterns
 * @returns undefined if the words are frequent, or if there are none
 */
export async function findByRareWords(
  reader: Reader,
  storeId: string,
  words: readonly string[],
): Promise<readonly string[] | undefined> {
  if (words.length === 0) return undefined;
  const parameters = { storeId, ...wordParameters(words) };
  const [found] = await lookUps(reader, `${words.length}`).execute(parameters);
  const ids = found?.ids;
  return ids && ids.length <= MAX_LOOKED_UP ? ids : undefined;
}
