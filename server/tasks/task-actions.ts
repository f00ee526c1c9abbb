import { checkStaffAction } from '#domain/lifecycle/lifecycle';
import type { Permission } from '#domain/permissions/permissions';
import { TASK_LIFECYCLE, type TaskAction } from '#domain/tasks/task-lifecycle';
import type { Task } from '#openapi/types.generated';
import type { Tx } from '../context';
import { forbidden, notFound, problem } from '../http/problem-error';
import { lockPlaces } from './task-positions';
import { presentTask } from './task-presentation';
import { addNextTask, NO_LONGER_LAST } from './task-series';
import type { TaskUser } from './task-user';
import { changeTask, lockTask, type TaskColumns, type TaskRow } from './tasks.repository';

/** The columns that each action writes. */
async function effectOf(
  tx: Tx,
  action: TaskAction,
  task: TaskRow,
  now: Date,
): Promise<TaskColumns> {
  if (action === 'delete') return { archivedAt: now };
  if (action === 'reopen') return { status: 'open', doneAt: null };
  const isFollowed = await addNextTask(tx, task, now);
  return { status: 'done', doneAt: now, ...(isFollowed && NO_LONGER_LAST) };
}

/** A task action requested by a user. */
export interface RequestedTaskAction {
  readonly taskId: string;
  readonly action: TaskAction;
  readonly principal: TaskUser;
  readonly now: Date;
}

/**
 * Carries out one action, checked on the locked row.
 * @returns the task after the action
 * @throws ProblemError 404 unknown to the store; 403; 409 `action_not_allowed` with the current task
 */
export async function executeTaskAction(
  tx: Tx,
  { taskId, action, principal, now }: RequestedTaskAction,
): Promise<Task> {
  await lockPlaces(tx, principal.storeId);
  const task = await lockTask(tx, principal.storeId, taskId);
  if (!task) throw notFound();
  const permissions = new Set<Permission>(principal.permissions);
  const judged = checkStaffAction(TASK_LIFECYCLE, task.status, action, permissions);
  if ('refusal' in judged) {
    if (judged.refusal === 'forbidden') throw forbidden();
    throw problem(409, judged.refusal, { current: await presentTask(tx, task, principal) });
  }
  const change = await effectOf(tx, action, task, now);
  return presentTask(tx, await changeTask(tx, taskId, change, now), principal);
}
