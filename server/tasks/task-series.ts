import { nextDueDay } from '#domain/tasks/task-recurrence';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { keysAfter, selectPlacedTasks } from './task-positions';
import { recurrenceOf } from './task-presentation';
import { insertTasks, isOpenList, type TaskColumns, type TaskRow } from './tasks.repository';

/** What ends the series of a task: only the last task of a series recurs. */
export const NO_LONGER_LAST: TaskColumns = {
  recurrenceUnit: null,
  recurrenceInterval: null,
  seriesStart: null,
};

/**
 * Adds the task that follows one of a series, right after it. The caller holds the lock of the
 * store's places and of the task, and writes {@link NO_LONGER_LAST} to it.
 * @returns whether there is a next one: the task recurs, and its list is not archived
 */
export async function addNextTask(tx: Tx, task: TaskRow, now: Date): Promise<boolean> {
  const { id: former, listId, dueDay, storeId } = task;
  const recurrence = recurrenceOf(task);
  if (!recurrence || !dueDay || !(await isOpenList(tx, storeId, listId))) return false;
  const startDay = task.seriesStart ?? dueDay;
  const placed = await selectPlacedTasks(tx, listId);
  const [position = ''] = keysAfter(placed, former, 1);
  await insertTasks(tx, [
    {
      id: newId('tsk', now.getTime()),
      storeId,
      listId,
      position,
      title: task.title,
      description: task.description,
      assigneeIds: task.assigneeIds,
      dueDay: nextDueDay({ ...recurrence, startDay }, dueDay, casablancaDay(now)),
      labels: task.labels,
      checklist: task.checklist.map(({ text }) => ({ text, done: false })),
      fileIds: task.fileIds,
      linkKind: task.linkKind,
      linkId: task.linkId,
      recurrenceUnit: recurrence.unit,
      recurrenceInterval: recurrence.interval,
      seriesStart: startDay,
      searchText: task.searchText,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  return true;
}
