import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ConversationKind } from '#domain/conversations/conversation-kinds';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { type JsonRow, type JsonValues, jsonValues, namedRows } from '../database/json-rows';
import { emptyLast } from '../database/list-filters';
import { readIds } from '../database/list-ids';
import { preparedStatements } from '../database/prepared-statements';
import { conversations } from '../database/schema/conversations';
import { users } from '../database/schema/stores';
import type { PersonRow } from '../tasks/tasks.repository';
import { sumOfTallies } from './conversation-counts.query';
import {
  type ConversationFilters,
  type ConversationListQuery,
  filterCondition,
  filtersOf,
  firstRows,
  idsByWords,
  isUnreadBy,
  wordParameters,
  wordPlaceholders,
} from './conversation-filters';
import type { ConversationUser } from './conversation-user';

type ConversationPageQuery = Operations['listConversations']['query'];

/** Conversations of a page of the inbox. */
const USUAL_SIZE = 25;
/** How many conversations after a page are counted where no stored count exists: three more pages. */
const COUNTED_AHEAD = 75;

const { lastMessageAt, id, answerDueAt } = conversations;
const SORTS: Record<ConversationListQuery['sort'], SQL[]> = {
  '-lastMessageAt': [desc(lastMessageAt), desc(id)],
  lastMessageAt: [asc(lastMessageAt), asc(id)],
  answerDueAt: [emptyLast(answerDueAt, false), asc(id)],
};

function idsOf(reader: Reader, filters: ConversationFilters, sort: ConversationListQuery['sort']) {
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
  /**
   * Whether it is the first page, of the usual size, with at most one filter: its statement has the
   * same good plan for all values, and PostgreSQL need not plan it at each request.
   */
  readonly isUsual: boolean;
  readonly sort: ConversationListQuery['sort'];
}

function shapeOf(
  filters: ConversationFilters,
  { page, pageSize, sort }: Pick<ConversationPageQuery, 'page' | 'pageSize' | 'sort'>,
): Shape {
  const { kind, status, assigneeId } = filters;
  const assignee = assigneeId === null ? 'none' : 'one';
  const set = [kind, status, assigneeId].filter((value) => value !== undefined);
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
    isUsual: page === 1 && pageSize === USUAL_SIZE && set.length <= 1,
    sort,
  };
}

function placeholdersOf(shape: Shape): ConversationFilters {
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
    words: wordPlaceholders(shape.words),
    foundIds: undefined,
  };
}

/** Whether a list has a filter of which rare and frequent values need other indexes. */
function isPlannedAnew({ label, unread, linkKind, linkId }: Shape): boolean {
  return label || unread || linkKind || linkId;
}

/** Whether the total of a list is counted, because no stored count exists for its filters. */
function isCounted(shape: Shape): boolean {
  return isPlannedAnew(shape) || shape.words > 0;
}

function statementName(shape: Shape): string {
  const { kind, hidden, status, assignee, words, isUsual, sort } = shape;
  const parts = [
    'conversations',
    isUsual && 'first',
    kind && 'kind',
    hidden.length > 0 && 'some',
    status && 'status',
    assignee,
    words > 0 && `words ${words}`,
    sort,
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * Pages by the shape of their list. The ids are found first, by an index-only scan where possible.
 * A statement that PostgreSQL plans anew for its values has no name.
 */
const pages = preparedStatements((reader, key: string) => {
  // The keys of this map are shapes.
  const shape = JSON.parse(key) as Shape;
  const filters = placeholdersOf(shape);
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
  const inOrder = (kept: ConversationFilters) => {
    const all = idsOf(reader, kept, shape.sort);
    if (!shape.isUsual) return all.limit(limit).offset(offset);
    return firstRows(all, isCounted(shape) ? USUAL_SIZE + COUNTED_AHEAD : USUAL_SIZE);
  };
  const ids =
    shape.words > 0 ? idsByWords(reader, filters, inOrder) : sql`array(${inOrder(filters)})`;
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
          from (select ${ids} as ids offset 0) as kept offset 0) as chosen`,
      )
      .prepare(isPlannedAnew(shape) ? '' : statementName(shape))
  );
});

/** A page of a list, and how many conversations its filters keep. */
export interface ConversationPage {
  readonly rows: readonly ConversationPageRow[];
  readonly total: number;
}

/**
 * A page of conversations in the order of the query. Its total is the sum of stored counts by kind,
 * status and assignee; with another filter it counts at most 75 after the page.
 */
export async function readConversationPage(
  reader: Reader,
  asker: ConversationUser,
  { page, pageSize, ...query }: ConversationPageQuery,
): Promise<ConversationPage> {
  const filters = filtersOf(asker, query);
  const shape = shapeOf(filters, { page, pageSize, sort: query.sort });
  const counts = isCounted(shape);
  const before = (page - 1) * pageSize;
  // What is counted is found from the first row on, and the page is a part of it.
  const slice = counts
    ? { limit: before + pageSize + COUNTED_AHEAD, offset: 0, first: before + 1 }
    : { limit: pageSize, offset: before, first: 1 };
  const parameters = {
    ...filters,
    ...wordParameters(filters.words),
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
    total: total ?? found.found,
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
