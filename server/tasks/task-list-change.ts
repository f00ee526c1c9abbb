import { TASK_LIMITS } from '#domain/tasks/task-form';
import { textError } from '#domain/text/required-text';
import type { TaskList, TaskListMove, TaskListUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { newId } from '../database/ids';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import {
  changeTaskList,
  countOpenTasks,
  insertTaskList,
  lockTaskList,
  presentTaskList,
  type TaskListRow,
} from './task-lists.repository';
import {
  keysAfter,
  keysPlacing,
  lockPlaces,
  selectPlacedLists,
  writeListKeys,
} from './task-positions';

async function presented(tx: Tx, list: TaskListRow | undefined): Promise<TaskList> {
  if (!list) throw new Error('A written list was not returned.');
  const counts = await countOpenTasks(tx, list.storeId);
  return presentTaskList(list, counts.get(list.id) ?? 0);
}

/** @throws ProblemError 422 at `name` */
function assertName(name: string): void {
  const codes = textError(name, TASK_LIMITS.listName);
  if (codes) throw invalid({ name: codes });
}

/** @throws ProblemError 422 `too_many` at `name` when the board is full */
function keyAtEnd(placed: readonly { id: string; position: string }[]): string {
  if (placed.length >= TASK_LIMITS.lists) throw invalid({ name: ['too_many'] });
  return keysAfter(placed, placed.at(-1)?.id ?? null, 1)[0] ?? '';
}

/**
 * Adds a list at the end of the board.
 * @throws ProblemError 422 the name, or too many lists
 */
export async function createTaskList(
  tx: Tx,
  { name }: { readonly name: string },
  { storeId }: Principal,
  now: Date,
): Promise<TaskList> {
  assertName(name);
  await lockPlaces(tx, storeId);
  const position = keyAtEnd(await selectPlacedLists(tx, storeId));
  const id = newId('tls', now.getTime());
  const row = { id, storeId, name: name.trim(), position, createdAt: now, updatedAt: now };
  return presented(tx, await insertTaskList(tx, row));
}

/** A change of a list that a user requests. */
export interface RequestedListChange {
  readonly listId: string;
  readonly body: TaskListUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Renames, archives or restores a list, checked and written on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 422 the name, or too many
 *   lists
 */
export async function changeTaskListFields(
  tx: Tx,
  { listId, body, revision, principal: { storeId }, now }: RequestedListChange,
): Promise<TaskList> {
  await lockPlaces(tx, storeId);
  const before = await lockTaskList(tx, storeId, listId);
  if (!before) throw notFound();
  assertRevision(revision, await presented(tx, before));
  const { name = before.name, isArchived = before.archivedAt !== null } = body;
  assertName(name);
  const isRestored = !isArchived && before.archivedAt !== null;
  const change = {
    name: name.trim(),
    archivedAt: isArchived ? (before.archivedAt ?? now) : null,
    ...(isRestored && { position: keyAtEnd(await selectPlacedLists(tx, storeId)) }),
  };
  return presented(tx, await changeTaskList(tx, listId, change, now));
}

/**
 * Puts a list after another one of the board.
 * @throws ProblemError 404 unknown to the store, or archived
 */
export async function moveTaskList(
  tx: Tx,
  listId: string,
  { afterId }: TaskListMove,
  { storeId }: Principal,
  now: Date,
): Promise<TaskList> {
  await lockPlaces(tx, storeId);
  const before = await lockTaskList(tx, storeId, listId);
  if (!before || before.archivedAt) throw notFound();
  const keys = keysPlacing(await selectPlacedLists(tx, storeId), listId, afterId);
  const position = await writeListKeys(tx, keys, listId);
  return presented(tx, await changeTaskList(tx, listId, { position }, now));
}
