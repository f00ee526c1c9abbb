import { and, asc, eq, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Tx } from '../context';
import { taskLists, tasks } from '../database/schema/tasks';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { notifyOfTask } from './task-news';
import { lockPlaces } from './task-positions';
import { addNextTask, NO_LONGER_LAST } from './task-series';
import { changeTask, lockTask, type TaskRow } from './tasks.repository';

/** An open task on the board whose due day is past, and that the condition keeps. */
async function findOverdue(
  tx: Tx,
  { condition, now, failed }: { condition: SQL | undefined; now: Date; failed: readonly string[] },
): Promise<Pick<TaskRow, 'id' | 'storeId'> | undefined> {
  const [task] = await tx
    .select({ id: tasks.id, storeId: tasks.storeId })
    .from(tasks)
    .innerJoin(taskLists, eq(taskLists.id, tasks.listId))
    .where(
      and(
        eq(tasks.status, 'open'),
        isNull(tasks.archivedAt),
        isNull(taskLists.archivedAt),
        lt(tasks.dueDay, casablancaDay(now)),
        condition,
        failed.length > 0 ? notInArray(tasks.id, [...failed]) : undefined,
      ),
    )
    .orderBy(asc(tasks.dueDay), asc(tasks.id))
    .limit(1);
  return task;
}

function isOverdue({ status, dueDay }: TaskRow, now: Date): boolean {
  return status === 'open' && dueDay !== null && dueDay < casablancaDay(now);
}

/**
 * Adds the next task of each series whose last task was not done by its due day. The overdue task
 * stays on the board. Of two processes at once, one adds it.
 * @returns how many series went on
 */
export function continueOverdueSeries(context: ScheduledTaskContext, now: Date): Promise<number> {
  const condition = isNotNull(tasks.recurrenceUnit);
  return processOneByOne(context, async (tx, failed, picked) => {
    const found = await findOverdue(tx, { condition, now, failed });
    if (!found) return 'none';
    picked(found.id);
    await lockPlaces(tx, found.storeId);
    const task = await lockTask(tx, found.storeId, found.id);
    if (!task || !isOverdue(task, now) || !(await addNextTask(tx, task, now))) {
      return 'moved elsewhere';
    }
    await changeTask(tx, task.id, NO_LONGER_LAST, now);
    return 'moved';
  });
}

/**
 * Notifies the assignees of each task whose due day has passed, once for each due day.
 * @returns how many tasks it was about
 */
export function notifyOverdueTasks(context: ScheduledTaskContext, now: Date): Promise<number> {
  const condition = sql`${tasks.overdueNotifiedDay} is distinct from ${tasks.dueDay}`;
  return processOneByOne(context, async (tx, failed, picked) => {
    const found = await findOverdue(tx, { condition, now, failed });
    if (!found) return 'none';
    picked(found.id);
    const task = await lockTask(tx, found.storeId, found.id);
    if (!task || !isOverdue(task, now) || task.overdueNotifiedDay === task.dueDay) {
      return 'moved elsewhere';
    }
    await tx.update(tasks).set({ overdueNotifiedDay: task.dueDay }).where(eq(tasks.id, task.id));
    const { title, assigneeIds: userIds } = task;
    await notifyOfTask(tx, task, { template: 'taskOverdue', parameters: { title }, userIds }, now);
    return 'moved';
  });
}
