import {
  and,
  asc,
  desc,
  eq,
  isNull,
  notInArray,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type {
  ConversationKind,
  ConversationStatus,
} from '#domain/conversations/conversation-kinds';
import { hiddenKinds } from '#domain/conversations/conversation-visibility';
import { searchWords } from '#domain/text/search-fold';
import type { Reader } from '../context';
import type { ConversationCounts, Operations } from '../contract.generated';
import { type JsonRow, type JsonValues, jsonValues, namedRows } from '../database/json-rows';
import { emptyLast } from '../database/list-filters';
import { readIds } from '../database/list-ids';
import { preparedStatements } from '../database/prepared-statements';
import {
  conversations,
  conversationTexts,
  conversationUnread,
} from '../database/schema/conversations';
import { users } from '../database/schema/stores';
import { readTallies } from '../database/tallies';
import type { PersonRow } from '../tasks/tasks.repository';
import type { ConversationUser } from './conversation-user';
import { visibleTo } from './conversations.repository';

type ConversationPageQuery = Operations['listConversations']['query'];
/** The filters and the order of a list of conversations, as in the contract. */
export type ConversationListQuery = Omit<ConversationPageQuery, 'page' | 'pageSize'>;

/** How many conversations are counted where no stored count exists: a search for a common word. */
const MAX_COUNTED = 300;

const { lastMessageAt, id, answerDueAt } = conversations;
const SORTS: Record<ConversationListQuery['sort'], SQL[]> = {
  '-lastMessageAt': [desc(lastMessageAt), desc(id)],
  lastMessageAt: [asc(lastMessageAt), asc(id)],
  answerDueAt: [emptyLast(answerDueAt, false), asc(id)],
};

/** A value, or its placeholder in a prepared statement. */
type Value = string | Placeholder;

/** The filters of a list: those that are not set are undefined. */
interface Filters {
  readonly storeId: Value;
  readonly userId: Value;
  readonly kind: Value | undefined;
  /** Kinds that the user does not see. */
  readonly hidden: readonly ConversationKind[];
  readonly status: Value | undefined;
  /** Null for conversations of nobody. */
  readonly assigneeId: Value | null | undefined;
  /** In lower case. */
  readonly label: Value | undefined;
  readonly unread: boolean;
  readonly linkKind: Value | undefined;
  readonly linkId: Value | undefined;
  /** A pattern for each searched word. */
  readonly words: readonly Value[];
}

function assigneeOf({ assigneeId }: ConversationListQuery, userId: string) {
  if (assigneeId === 'none') return null;
  return assigneeId === 'me' ? userId : assigneeId;
}

function filtersOf(
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
  } satisfies Filters;
}

function equals(column: SQLWrapper, value: Value | undefined): SQL | undefined {
  return value === undefined ? undefined : sql`${column} = ${value}`;
}

function assigneeCondition(assigneeId: Filters['assigneeId']): SQL | undefined {
  return assigneeId === null
    ? isNull(conversations.assigneeId)
    : equals(conversations.assigneeId, assigneeId);
}

function isFound(words: Filters['words']): SQL | undefined {
  if (words.length === 0) return undefined;
  const { conversationId, searchText } = conversationTexts;
  return sql`exists (select from ${conversationTexts}
    where ${conversationId} = ${id} and ${and(...words.map((word) => sql`${searchText} like ${word}`))})`;
}

function isUnreadBy(userId: Value): SQL<boolean> {
  return sql`exists (select from ${conversationUnread}
    where ${conversationUnread.conversationId} = ${id} and ${conversationUnread.userId} = ${userId})`;
}

function filterCondition(filters: Filters): SQL | undefined {
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
    isFound(filters.words),
  );
}

function idsOf(reader: Reader, filters: Filters, sort: ConversationListQuery['sort']) {
  return reader
    .select({ id })
    .from(conversations)
    .where(filterCondition(filters))
    .orderBy(...SORTS[sort]);
}

/** What a row of the list shows. */
const PAGE_COLUMNS = {
  id,
  kind: conversations.kind,
  status: conversations.status,
  subject: conversations.subject,
  language: conversations.language,
  participants: conversations.participants,
  linkKind: conversations.linkKind,
  linkId: conversations.linkId,
  /** Also one who has left the store. */
  assignee: sql<PersonRow | null>`(select json_build_object('id', ${users.id},
    'firstName', ${users.firstName}, 'lastName', ${users.lastName})
    from ${users} where ${users.id} = ${conversations.assigneeId})`,
  labels: conversations.labels,
  isUnread: isUnreadBy(sql.placeholder('userId')),
  snoozedUntil: conversations.snoozedUntil,
  awaitingSince: conversations.awaitingSince,
  answerDueAt,
  firstAnsweredAt: conversations.firstAnsweredAt,
  firstAnswerMs: conversations.firstAnswerMs,
  lastMessageAt,
  lastDirection: conversations.lastDirection,
  lastText: conversations.lastText,
  messagesCount: conversations.messagesCount,
  filesCount: conversations.filesCount,
  archivedAt: conversations.archivedAt,
  createdAt: conversations.createdAt,
  updatedAt: conversations.updatedAt,
  revision: conversations.revision,
};

/** A row of a page of the list. Times are texts in ISO 8601. */
export type ConversationPageRow = JsonRow<typeof PAGE_COLUMNS>;

/** The filters that a list has, and its order: what its statement depends on. */
interface Shape {
  readonly kind: boolean;
  readonly hidden: readonly ConversationKind[];
  readonly status: boolean;
  readonly assignee: 'any' | 'one' | 'none';
  readonly label: boolean;
  readonly unread: boolean;
  readonly linkKind: boolean;
  readonly linkId: boolean;
  readonly words: number;
  readonly sort: ConversationListQuery['sort'];
}

function shapeOf(filters: Filters, sort: Shape['sort']): Shape {
  const { assigneeId } = filters;
  const assignee = assigneeId === null ? 'none' : 'one';
  return {
    kind: filters.kind !== undefined,
    hidden: filters.hidden,
    status: filters.status !== undefined,
    assignee: assigneeId === undefined ? 'any' : assignee,
    label: filters.label !== undefined,
    unread: filters.unread,
    linkKind: filters.linkKind !== undefined,
    linkId: filters.linkId !== undefined,
    words: filters.words.length,
    sort,
  };
}

function placeholdersOf(shape: Shape): Filters {
  const given = (name: 'kind' | 'status' | 'label' | 'linkKind' | 'linkId') =>
    shape[name] ? sql.placeholder(name) : undefined;
  const assigneeId = shape.assignee === 'none' ? null : sql.placeholder('assigneeId');
  return {
    storeId: sql.placeholder('storeId'),
    userId: sql.placeholder('userId'),
    kind: given('kind'),
    hidden: shape.hidden,
    status: given('status'),
    assigneeId: shape.assignee === 'any' ? undefined : assigneeId,
    label: given('label'),
    unread: shape.unread,
    linkKind: given('linkKind'),
    linkId: given('linkId'),
    words: Array.from({ length: shape.words }, (_, at) => sql.placeholder(`word${at}`)),
  };
}

/** Whether the total of a list is counted, because no stored count exists for its filters. */
function isCounted({ label, unread, linkKind, linkId, words }: Shape): boolean {
  return label || unread || linkKind || linkId || words > 0;
}

function statementName({ kind, hidden, status, assignee, sort }: Shape): string {
  return `conversations ${kind ? 'kind ' : ''}${hidden.length > 0 ? 'some ' : ''}${status ? 'status ' : ''}${assignee} ${sort}`;
}

/**
 * Pages by the shape of their list. The ids are found first, by an index-only scan where possible.
 * A statement that counts has no name: PostgreSQL plans it for its words and its label, because rare
 * and frequent ones need other indexes.
 */
const pages = preparedStatements((reader, key: string) => {
  // The keys of this map are shapes.
  const shape = JSON.parse(key) as Shape;
  const filters = placeholdersOf(shape);
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
  const ids = idsOf(reader, filters, shape.sort).limit(limit).offset(offset);
  const [first, last] = [sql.placeholder('first'), sql.placeholder('last')];
  const values = reader
    .select({ values: jsonValues(PAGE_COLUMNS) })
    .from(conversations)
    .where(sql`${id} = any(chosen.ids)`);
  return (
    reader
      .select({
        ids: sql<readonly string[]>`to_json(chosen.ids)`,
        found: sql<number>`chosen.found`,
        values: sql<JsonValues>`${values}`,
      })
      // With `offset 0` PostgreSQL finds the ids once, although they are used several times.
      .from(
        sql`(select cardinality(kept.ids) as found, kept.ids[${first}::integer:${last}::integer] as ids
          from (select array(${ids}) as ids offset 0) as kept offset 0) as chosen`,
      )
      .prepare(isCounted(shape) ? '' : statementName(shape))
  );
});

/** A page of a list, and how many conversations its filters keep. */
export interface ConversationPage {
  readonly rows: readonly ConversationPageRow[];
  readonly total: number;
}

/**
 * A page of conversations in the order of the query. Its total is the sum of stored counts by kind,
 * status and assignee; with another filter it counts at most 300.
 */
export async function readConversationPage(
  reader: Reader,
  asker: ConversationUser,
  { page, pageSize, ...query }: ConversationPageQuery,
): Promise<ConversationPage> {
  const filters = filtersOf(asker, query);
  const { words } = filters;
  const shape = shapeOf(filters, query.sort);
  const counts = isCounted(shape);
  const before = (page - 1) * pageSize;
  // What is counted is found from the first row on, and the page is a part of it.
  const slice = counts
    ? { limit: Math.max(MAX_COUNTED, before + pageSize), offset: 0, first: before + 1 }
    : { limit: pageSize, offset: before, first: 1 };
  const parameters = {
    ...filters,
    ...Object.fromEntries(words.map((word, at) => [`word${at}`, word])),
    ...slice,
    last: slice.first + pageSize - 1,
  };
  const [total, [found]] = await Promise.all([
    counts ? undefined : sumOfTallies(reader, asker, filters),
    pages(reader, JSON.stringify(shape)).execute(parameters),
  ]);
  if (!found) throw new Error('A statement without a table of its own answers one row.');
  const rows = new Map(namedRows(PAGE_COLUMNS, found.values).map((row) => [row.id, row]));
  return {
    rows: found.ids.flatMap((each) => rows.get(each) ?? []),
    total: total ?? Math.min(found.found, MAX_COUNTED),
  };
}

async function keptTallies(reader: Reader, { storeId, permissions }: ConversationUser) {
  const hidden = hiddenKinds(permissions);
  const tallies = await readTallies(reader, 'conversations', storeId);
  return tallies.filter(({ facets }) => !facets.isArchived && !hidden.includes(facets.kind));
}

async function sumOfTallies(
  reader: Reader,
  asker: ConversationUser,
  { kind, status, assigneeId }: ReturnType<typeof filtersOf>,
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
    eq(id, conversationUnread.conversationId),
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

/** The ids of all conversations that the filters keep, in the order of the query. */
export function readConversationIds(
  reader: Reader,
  asker: ConversationUser,
  query: ConversationListQuery,
): Promise<string[]> {
  return readIds(reader, idsOf(reader, filtersOf(asker, query), query.sort));
}
