import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { TaskList } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { taskLists, tasks } from '../database/schema/tasks';

export type TaskListRow = typeof taskLists.$inferSelect;

/** The lists of a store in their order, archived ones at the end. */
export function selectTaskLists(reader: Reader, storeId: string): Promise<TaskListRow[]> {
  return reader
    .select()
    .from(taskLists)
    .where(eq(taskLists.storeId, storeId))
    .orderBy(asc(isNotNull(taskLists.archivedAt)), asc(taskLists.position), asc(taskLists.id));
}

/** Number of open tasks by list. */
export async function countOpenTasks(
  reader: Reader,
  storeId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .select({ listId: tasks.listId, count: count() })
    .from(tasks)
    .where(and(eq(tasks.storeId, storeId), eq(tasks.status, 'open'), isNull(tasks.archivedAt)))
    .groupBy(tasks.listId);
  return new Map(rows.map((row) => [row.listId, row.count]));
}

/** The list, locked until the transaction ends; undefined if it is unknown to this store. */
export async function lockTaskList(
  tx: Tx,
  storeId: string,
  listId: string,
): Promise<TaskListRow | undefined> {
  const [list] = await tx
    .select()
    .from(taskLists)
    .where(and(eq(taskLists.id, listId), eq(taskLists.storeId, storeId)))
    .for('no key update');
  return list;
}

export async function insertTaskList(
  tx: Tx,
  row: typeof taskLists.$inferInsert,
): Promise<TaskListRow | undefined> {
  return (await tx.insert(taskLists).values(row).returning())[0];
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changeTaskList(
  tx: Tx,
  listId: string,
  change: Partial<typeof taskLists.$inferInsert>,
  now: Date,
): Promise<TaskListRow | undefined> {
  const [row] = await tx
    .update(taskLists)
    .set({ ...change, updatedAt: now, revision: sql`${taskLists.revision} + 1` })
    .where(eq(taskLists.id, listId))
    .returning();
  return row;
}

export function presentTaskList(list: TaskListRow, openCount: number): TaskList {
  return {
    id: list.id,
    name: list.name,
    isArchived: list.archivedAt !== null,
    openCount,
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
    revision: list.revision,
  };
}
