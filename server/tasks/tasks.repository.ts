import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Role } from '#domain/permissions/permissions';
import type { Reader, Tx } from '../context';
import { media } from '../database/schema/media';
import { users } from '../database/schema/stores';
import { taskComments, taskLists, tasks } from '../database/schema/tasks';
import { takesPart } from '../session/session.repository';

export type TaskRow = typeof tasks.$inferSelect;
export type TaskColumns = Partial<typeof tasks.$inferInsert>;

/** Number of comments that a task shows. */
const SHOWN_COMMENTS = 200;

function ofStore(reader: Reader, storeId: string, taskId: string) {
  return reader
    .select({ task: tasks })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.storeId, storeId), isNull(tasks.archivedAt)));
}

/** The task; undefined if it is unknown to this store, or deleted. */
export async function findTask(
  reader: Reader,
  storeId: string,
  taskId: string,
): Promise<TaskRow | undefined> {
  return (await ofStore(reader, storeId, taskId))[0]?.task;
}

/** The same as `findTask`, locked until the transaction ends. */
export async function lockTask(
  tx: Tx,
  storeId: string,
  taskId: string,
): Promise<TaskRow | undefined> {
  return (await ofStore(tx, storeId, taskId).for('no key update'))[0]?.task;
}

export function insertTasks(
  tx: Tx,
  rows: readonly (typeof tasks.$inferInsert)[],
): Promise<TaskRow[]> {
  return tx
    .insert(tasks)
    .values([...rows])
    .returning();
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changeTask(
  tx: Tx,
  taskId: string,
  change: TaskColumns,
  now: Date,
): Promise<TaskRow> {
  const [row] = await tx
    .update(tasks)
    .set({ ...change, updatedAt: now, revision: sql`${tasks.revision} + 1` })
    .where(eq(tasks.id, taskId))
    .returning();
  if (!row) throw new Error('A changed task was not returned.');
  return row;
}

/** A member of staff, as tasks name them. */
export type PersonRow = Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName'>;

const PERSON = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/**
 * Those who take part in the store, by name.
 * @param roles only those of these roles
 */
export function selectPeople(
  reader: Reader,
  storeId: string,
  roles?: readonly Role[],
): Promise<PersonRow[]> {
  return reader
    .select(PERSON)
    .from(users)
    .where(and(eq(users.storeId, storeId), takesPart, roles && inArray(users.role, [...roles])))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
}

/** People of the store by id, also those who have left it. */
export async function findPeople(
  reader: Reader,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select(PERSON)
    .from(users)
    .where(and(eq(users.storeId, storeId), inArray(users.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The pictures of the store's library with these ids. */
export async function findFiles(reader: Reader, storeId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await reader
    .select()
    .from(media)
    .where(and(eq(media.storeId, storeId), inArray(media.id, [...ids])));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The last comments on a task, the oldest first. */
export async function selectComments(reader: Reader, taskId: string) {
  const rows = await reader
    .select({ comment: taskComments, author: PERSON })
    .from(taskComments)
    .innerJoin(users, eq(users.id, taskComments.authorId))
    .where(eq(taskComments.taskId, taskId))
    .orderBy(desc(taskComments.createdAt), desc(taskComments.id))
    .limit(SHOWN_COMMENTS);
  return rows.toReversed();
}

export async function insertComment(tx: Tx, row: typeof taskComments.$inferInsert): Promise<void> {
  await tx.insert(taskComments).values(row);
}

/** Whether the list is one of the store's that are not archived. */
export async function isOpenList(tx: Tx, storeId: string, listId: string): Promise<boolean> {
  const condition = and(
    eq(taskLists.id, listId),
    eq(taskLists.storeId, storeId),
    isNull(taskLists.archivedAt),
  );
  return (await tx.$count(taskLists, condition)) > 0;
}
