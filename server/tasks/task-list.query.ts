import { and, asc, desc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { emptyLast, matchingWords } from '../database/list-filters';
import { readIds } from '../database/list-ids';
import { taskLists, tasks } from '../database/schema/tasks';
import type { TaskRow } from './tasks.repository';

type TaskPageQuery = Operations['listTasks']['query'];
/** The filters and the order of a list of tasks, as in the contract. */
export type TaskListQuery = Omit<TaskPageQuery, 'page' | 'pageSize'>;

/** Who asks, and when: "me" and "overdue" depend on it. */
export interface TaskAsker {
  readonly storeId: string;
  readonly userId: string;
  readonly now: Date;
}

const DAYS_OF_WEEK = 7;

const SORTS: Record<TaskListQuery['sort'], SQL[]> = {
  position: [asc(taskLists.position), asc(taskLists.id), asc(tasks.position), asc(tasks.id)],
  dueDay: [emptyLast(tasks.dueDay, false), asc(tasks.id)],
  '-updatedAt': [desc(tasks.updatedAt), desc(tasks.id)],
};

function dueCondition(due: TaskListQuery['due'], now: Date): SQL | undefined {
  if (!due) return undefined;
  const today = casablancaDay(now);
  const days = {
    overdue: lt(tasks.dueDay, today),
    today: eq(tasks.dueDay, today),
    week: and(gte(tasks.dueDay, today), lte(tasks.dueDay, addDays(today, DAYS_OF_WEEK))),
  };
  return and(eq(tasks.status, 'open'), days[due]);
}

function filterCondition(
  { storeId, userId, now }: TaskAsker,
  { q, listId, status, assigneeId, label, due, linkKind, linkId }: TaskListQuery,
): SQL | undefined {
  const assignee = assigneeId === 'me' ? userId : assigneeId;
  return and(
    eq(tasks.storeId, storeId),
    isNull(tasks.archivedAt),
    isNull(taskLists.archivedAt),
    listId ? eq(tasks.listId, listId) : undefined,
    status ? eq(tasks.status, status) : undefined,
    assignee ? sql`${assignee} = any(${tasks.assigneeIds})` : undefined,
    label
      ? sql`lower(${label}) in (select lower(one) from unnest(${tasks.labels}) as one)`
      : undefined,
    linkKind ? eq(tasks.linkKind, linkKind) : undefined,
    linkId ? eq(tasks.linkId, linkId) : undefined,
    dueCondition(due, now),
    matchingWords(tasks.searchText, q),
  );
}

/** A page of tasks in the order of the query. */
export async function selectTaskPage(
  reader: Reader,
  asker: TaskAsker,
  { page, pageSize, ...query }: TaskPageQuery,
): Promise<TaskRow[]> {
  const rows = await reader
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(taskLists, eq(taskLists.id, tasks.listId))
    .where(filterCondition(asker, query))
    .orderBy(...SORTS[query.sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(({ task }) => task);
}

/** Number of tasks that the filters keep. */
export async function countTasks(
  reader: Reader,
  asker: TaskAsker,
  query: TaskListQuery,
): Promise<number> {
  const [row] = await reader
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(tasks)
    .innerJoin(taskLists, eq(taskLists.id, tasks.listId))
    .where(filterCondition(asker, query));
  return row?.count ?? 0;
}

/** The ids of all tasks that the filters keep, in the order of the query. */
export function readTaskIds(
  reader: Reader,
  asker: TaskAsker,
  query: TaskListQuery,
): Promise<string[]> {
  return readIds(
    reader,
    reader
      .select({ id: tasks.id })
      .from(tasks)
      .innerJoin(taskLists, eq(taskLists.id, tasks.listId))
      .where(filterCondition(asker, query))
      .orderBy(...SORTS[query.sort]),
  );
}
