import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { tableViews } from '../database/schema/people';
import { users } from '../database/schema/stores';

export type ViewRow = typeof tableViews.$inferSelect;

function ofUser(userId: string, table: string | undefined) {
  return and(eq(tableViews.userId, userId), table ? eq(tableViews.table, table) : undefined);
}

/** A page of a user's views, by table and name, and their total number. */
export async function selectViewPage(
  reader: Reader,
  userId: string,
  { table, page, pageSize }: { table?: string; page: number; pageSize: number },
): Promise<{ rows: ViewRow[]; total: number }> {
  const rows = await reader
    .select()
    .from(tableViews)
    .where(ofUser(userId, table))
    .orderBy(asc(tableViews.table), asc(sql`lower(${tableViews.name})`))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await countViews(reader, userId, table) };
}

/** How many views a user has, of one table or of all. */
export async function countViews(reader: Reader, userId: string, table?: string): Promise<number> {
  const [row] = await reader
    .select({ views: count() })
    .from(tableViews)
    .where(ofUser(userId, table));
  return row?.views ?? 0;
}

/** Allows one change of a user's views at a time, so that their number stays bounded. */
export async function lockUserViews(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** A view of this user, locked. */
export async function lockView(
  tx: Tx,
  userId: string,
  viewId: string,
): Promise<ViewRow | undefined> {
  const [row] = await tx
    .select()
    .from(tableViews)
    .where(and(eq(tableViews.id, viewId), eq(tableViews.userId, userId)))
    .for('update');
  return row;
}

export async function insertView(tx: Tx, view: typeof tableViews.$inferInsert): Promise<ViewRow[]> {
  return tx.insert(tableViews).values(view).returning();
}

/** Writes the change and counts the revision up. The caller holds the row's lock. */
export async function changeView(
  tx: Tx,
  viewId: string,
  change: Partial<Pick<ViewRow, 'name' | 'query' | 'columns'>>,
  now: Date,
): Promise<ViewRow[]> {
  return tx
    .update(tableViews)
    .set({ ...change, updatedAt: now, revision: sql`${tableViews.revision} + 1` })
    .where(eq(tableViews.id, viewId))
    .returning();
}

/** Deletes these views of a user. Returns how many there were. */
export async function deleteViews(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  const deleted = await tx
    .delete(tableViews)
    .where(and(inArray(tableViews.id, [...ids]), eq(tableViews.userId, userId)))
    .returning({ id: tableViews.id });
  return deleted.length;
}
