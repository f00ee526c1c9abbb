import { TASK_LIMITS } from '#domain/tasks/task-form';
import { mentionedIds } from '#domain/tasks/task-mentions';
import { textError } from '#domain/text/required-text';
import type { Task, TaskCreate, TaskMove, TaskUpdate } from '#openapi/types.generated';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { assertAcceptable, columnsOf, valuesAfter, valuesOf } from './task-columns';
import { notifyOfTask } from './task-news';
import {
  keysAfter,
  keysPlacing,
  lockPlaces,
  selectPlacedTasks,
  writeTaskKeys,
} from './task-positions';
import { presentTask } from './task-presentation';
import type { TaskUser } from './task-user';
import {
  changeTask,
  findPeople,
  insertComment,
  insertTasks,
  isOpenList,
  lockTask,
  selectPeople,
  type TaskRow,
} from './tasks.repository';

/** @throws ProblemError 422 at `listId`: the list is unknown to the store, or archived */
export async function assertOpenList(tx: Tx, storeId: string, listId: string): Promise<void> {
  if (!(await isOpenList(tx, storeId, listId))) throw invalid({ listId: ['unknown'] });
}

async function nameOf(tx: Tx, { storeId, userId }: TaskUser): Promise<string> {
  const person = (await findPeople(tx, storeId, [userId])).get(userId);
  return person ? `${person.firstName} ${person.lastName}`.trim() : '';
}

/** Notifies those who were assigned by somebody else. */
async function notifyAssigned(
  tx: Tx,
  task: TaskRow,
  before: readonly string[],
  principal: TaskUser,
  now: Date,
): Promise<void> {
  const userIds = task.assigneeIds.filter((id) => !before.includes(id) && id !== principal.userId);
  if (userIds.length === 0) return;
  const parameters = { title: task.title, by: await nameOf(tx, principal) };
  await notifyOfTask(tx, task, { template: 'taskAssigned', parameters, userIds }, now);
}

/**
 * Adds a task to a list of the store.
 * @throws ProblemError 422 with the fields that are wrong
 */
export async function createTask(
  tx: Tx,
  { listId, atStart = false, ...body }: TaskCreate,
  principal: TaskUser,
  now: Date,
): Promise<Task> {
  const { storeId } = principal;
  await lockPlaces(tx, storeId);
  await assertOpenList(tx, storeId, listId);
  const values = valuesAfter(null, body);
  await assertAcceptable(tx, null, values, principal);
  const placed = await selectPlacedTasks(tx, listId);
  const [position = ''] = keysAfter(placed, atStart ? null : (placed.at(-1)?.id ?? null), 1);
  const id = newId('tsk', now.getTime());
  const columns = columnsOf(null, values);
  const row = { id, storeId, listId, position, ...columns, createdAt: now, updatedAt: now };
  const [task] = await insertTasks(tx, [row]);
  if (!task) throw new Error('A written task was not returned.');
  await notifyAssigned(tx, task, [], principal, now);
  return presentTask(tx, task, principal);
}

/** A change of a task that a user requests. */
export interface RequestedTaskChange {
  readonly taskId: string;
  readonly body: TaskUpdate;
  readonly revision: number | undefined;
  readonly principal: TaskUser;
  readonly now: Date;
}

/**
 * Changes the given fields, validated and written on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 422 with the fields that are
 *   wrong
 */
export async function changeTaskFields(
  tx: Tx,
  { taskId, body, revision, principal, now }: RequestedTaskChange,
): Promise<Task> {
  const before = await lockTask(tx, principal.storeId, taskId);
  if (!before) throw notFound();
  assertRevision(revision, await presentTask(tx, before, principal));
  const former = valuesOf(before);
  const values = valuesAfter(former, body);
  await assertAcceptable(tx, former, values, principal);
  const task = await changeTask(tx, taskId, columnsOf(before, values), now);
  await notifyAssigned(tx, task, before.assigneeIds, principal, now);
  return presentTask(tx, task, principal);
}

/** A move of a task that a user requests. */
export interface RequestedTaskMove extends TaskMove {
  readonly taskId: string;
  readonly principal: TaskUser;
  readonly now: Date;
}

/**
 * Puts a task into a list, after another task of it. The key is found under the lock of the store's
 * places, so two moves at once never use the same one.
 * @throws ProblemError 404 unknown to the store; 422 at `listId`
 */
export async function moveTask(
  tx: Tx,
  { taskId, listId, afterId, principal, now }: RequestedTaskMove,
): Promise<Task> {
  const { storeId } = principal;
  await lockPlaces(tx, storeId);
  const before = await lockTask(tx, storeId, taskId);
  if (!before) throw notFound();
  await assertOpenList(tx, storeId, listId);
  const keys = keysPlacing(await selectPlacedTasks(tx, listId), taskId, afterId);
  const position = await writeTaskKeys(tx, keys, taskId);
  return presentTask(tx, await changeTask(tx, taskId, { listId, position }, now), principal);
}

/** A comment that a user writes. */
export interface RequestedComment {
  readonly taskId: string;
  readonly body: string;
  readonly principal: TaskUser;
  readonly now: Date;
}

/**
 * Adds a comment, and notifies those whom it mentions.
 * @throws ProblemError 404 unknown to the store; 422 at `body`
 */
export async function commentOnTask(
  tx: Tx,
  { taskId, body, principal, now }: RequestedComment,
): Promise<Task> {
  const { storeId, userId } = principal;
  const before = await lockTask(tx, storeId, taskId);
  if (!before) throw notFound();
  const codes = textError(body, TASK_LIMITS.comment);
  if (codes) throw invalid({ body: codes });
  const text = body.normalize('NFC').trim();
  const id = newId('tcm', now.getTime());
  await insertComment(tx, { id, storeId, taskId, authorId: userId, body: text, createdAt: now });
  const change = { commentsCount: before.commentsCount + 1 };
  const task = await changeTask(tx, taskId, change, now);
  const people = await selectPeople(tx, storeId);
  const userIds = mentionedIds(text, people).filter((one) => one !== userId);
  const parameters = { title: task.title, by: await nameOf(tx, principal) };
  await notifyOfTask(tx, task, { template: 'taskMentioned', parameters, userIds }, now);
  return presentTask(tx, task, principal);
}
