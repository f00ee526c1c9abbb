import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import { placedAfter } from '#domain/tasks/task-order';
import type { Tx } from '../context';
import { taskLists, tasks } from '../database/schema/tasks';
import { lockName } from '../database/transaction-lock';

/** Longer keys, after many moves between the same two places, are replaced by short ones. */
const MAX_KEY_LENGTH = 60;

/** What has a place: its id and its fractional index. */
interface Placed {
  readonly id: string;
  readonly position: string;
}

/**
 * Makes changes of the places of a store's tasks and lists happen one after another until the
 * transaction ends. Callers take this lock before they lock a list or a task.
 */
export function lockPlaces(tx: Tx, storeId: string): Promise<void> {
  return lockName(tx, `task places ${storeId}`);
}

/** The tasks of a list in their order; those that are done too. */
export function selectPlacedTasks(tx: Tx, listId: string): Promise<Placed[]> {
  return tx
    .select({ id: tasks.id, position: tasks.position })
    .from(tasks)
    .where(and(eq(tasks.listId, listId), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.position), asc(tasks.id));
}

/** The lists of a store that are not archived, in their order. */
export function selectPlacedLists(tx: Tx, storeId: string): Promise<Placed[]> {
  return tx
    .select({ id: taskLists.id, position: taskLists.position })
    .from(taskLists)
    .where(and(eq(taskLists.storeId, storeId), isNull(taskLists.archivedAt)))
    .orderBy(asc(taskLists.position), asc(taskLists.id));
}

/** The keys of `count` new places after the one with this id; null is before all others. */
export function keysAfter(
  placed: readonly Placed[],
  afterId: string | null,
  count: number,
): string[] {
  const at = afterId === null ? -1 : placed.findIndex(({ id }) => id === afterId);
  return generateNKeysBetween(
    placed[at]?.position ?? null,
    placed[at + 1]?.position ?? null,
    count,
  );
}

/**
 * The keys that put `id` after another one, by id: one key, or new keys of all once they get long.
 * @param placed the others and possibly `id` itself, in their order
 */
export function keysPlacing(
  placed: readonly Placed[],
  id: string,
  afterId: string | null,
): ReadonlyMap<string, string> {
  const order = placedAfter(
    placed.map((one) => one.id),
    id,
    afterId,
  );
  const others = placed.filter((one) => one.id !== id);
  const [key = ''] = keysAfter(others, order[order.indexOf(id) - 1] ?? null, 1);
  if (key.length <= MAX_KEY_LENGTH) return new Map([[id, key]]);
  const keys = generateNKeysBetween(null, null, order.length);
  return new Map(order.map((one, index) => [one, keys[index] ?? '']));
}

function keyOf(
  column: typeof tasks.id | typeof taskLists.id,
  keys: ReadonlyMap<string, string>,
): SQL {
  return sql`(${JSON.stringify(Object.fromEntries(keys))}::jsonb ->> ${column})`;
}

/** The keys of all but the one that is moved, whose own change writes its key. */
function keysOfOthers(keys: ReadonlyMap<string, string>, movedId: string) {
  return new Map([...keys].filter(([id]) => id !== movedId));
}

/**
 * Writes the shorter keys that the other tasks of a list get.
 * @returns the key of the moved one
 */
export async function writeTaskKeys(
  tx: Tx,
  all: ReadonlyMap<string, string>,
  movedId: string,
): Promise<string> {
  const keys = keysOfOthers(all, movedId);
  const moved = all.get(movedId) ?? '';
  if (keys.size === 0) return moved;
  await tx
    .update(tasks)
    .set({ position: keyOf(tasks.id, keys) })
    .where(inArray(tasks.id, [...keys.keys()]));
  return moved;
}

/**
 * Writes the shorter keys that the other lists of a board get.
 * @returns the key of the moved one
 */
export async function writeListKeys(
  tx: Tx,
  all: ReadonlyMap<string, string>,
  movedId: string,
): Promise<string> {
  const keys = keysOfOthers(all, movedId);
  const moved = all.get(movedId) ?? '';
  if (keys.size === 0) return moved;
  await tx
    .update(taskLists)
    .set({ position: keyOf(taskLists.id, keys) })
    .where(inArray(taskLists.id, [...keys.keys()]));
  return moved;
}
