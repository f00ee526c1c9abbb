import { generateNKeysBetween } from 'fractional-indexing';
import { newId } from '../../../server/database/ids';
import { taskLists, tasks } from '../../../server/database/schema/tasks';
import { taskSearchText } from '../../../server/tasks/task-columns';
import type { JourneyStore } from './store';

/** A list of the store's board with a task for each title, and the ids of both. */
export interface JourneyList {
  readonly id: string;
  readonly taskIds: readonly string[];
}

type TaskColumns = Partial<typeof tasks.$inferInsert>;

/** Adds lists, each with the tasks of these titles, in this order. */
export async function addTaskLists(
  { id: storeId, backend }: JourneyStore,
  board: Readonly<Record<string, readonly string[]>>,
  columns: TaskColumns = {},
): Promise<JourneyList[]> {
  const { db } = backend.database;
  const names = Object.keys(board);
  const places = generateNKeysBetween(null, null, names.length);
  const lists = names.map((name, at) => ({
    id: newId('tls'),
    storeId,
    name,
    position: places[at] ?? '',
  }));
  await db.insert(taskLists).values(lists);
  const rows = lists.flatMap(({ id: listId, name }) => {
    const titles = board[name] ?? [];
    const keys = generateNKeysBetween(null, null, titles.length);
    return titles.map((title, at) => ({
      id: newId('tsk'),
      storeId,
      listId,
      position: keys[at] ?? '',
      title,
      searchText: taskSearchText({ title, labels: [] }),
      ...columns,
    }));
  });
  if (rows.length > 0) await db.insert(tasks).values(rows);
  return lists.map(({ id }) => ({
    id,
    taskIds: rows.filter(({ listId }) => listId === id).map((row) => row.id),
  }));
}
