import type { TaskList } from '#openapi/types.generated';
import { boardEndpoints } from '../api/board-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { repeatableWrites } from '../editing/repeatable-writes';
import type { Store } from '../store';

/** A list of the task board as its form shows it. */
export type TaskListValues = {
  readonly name: string;
  /** The list after which it is; `first` for none. */
  readonly afterId: string;
  readonly isArchived: boolean;
};

/** The value of `afterId` of the first list. */
export const FIRST_PLACE = 'first';

/** A new list; it is added at the end. */
export const newTaskList: EditedRecord<TaskListValues> = {
  id: null,
  revision: null,
  values: { name: '', afterId: FIRST_PLACE, isArchived: false },
};

/** A list as a record for its form. `afterId` is where the board shows it. */
export function taskListRecord(list: TaskList, afterId: string): EditedRecord<TaskListValues> {
  const { id, revision, name, isArchived } = list;
  return { id, revision, values: { name, afterId, isArchived } };
}

interface ListMove {
  readonly listId: string;
  readonly afterId: string;
}

/** Moves a list; rejects with an ApiProblem. */
function moveList(store: Store, { listId, afterId }: ListMove, signal: AbortSignal) {
  const taskListMove = { afterId: afterId === FIRST_PLACE ? null : afterId };
  const { moveTaskList } = boardEndpoints.endpoints;
  return unwrapWithSignal(store.dispatch(moveTaskList.initiate({ listId, taskListMove })), signal);
}

const repeatable = repeatableWrites();

/** Edits a list: its name, its place, and whether it is archived. One without an id is added. */
export const taskListEditing = recordEditing<TaskListValues>({
  save: async ({ id, revision, values, changes }, store, signal) => {
    const { createTaskList, updateTaskList } = boardEndpoints.endpoints;
    if (id === null) {
      const taskListCreate = { name: values.name };
      return repeatable(taskListCreate, async (key) => {
        const creating = createTaskList.initiate({ taskListCreate, 'Idempotency-Key': key });
        const list = await unwrapWithSignal(store.dispatch(creating), signal);
        return taskListRecord(list, values.afterId);
      });
    }
    const { afterId, ...fields } = changes;
    let list: TaskList | null = null;
    if (Object.keys(fields).length > 0) {
      const writing = updateTaskList.initiate({
        listId: id,
        'If-Match': `"${revision}"`,
        taskListUpdate: fields,
      });
      list = await unwrapWithSignal(store.dispatch(writing), signal);
    }
    if (afterId !== undefined && !values.isArchived) {
      list = await moveList(store, { listId: id, afterId }, signal);
    }
    return list ? taskListRecord(list, values.afterId) : { id, revision, values };
  },
  // The contract promises the list in `current` of a 412; its place is not in conflict.
  recordOf: (current) => taskListRecord(current as TaskList, FIRST_PLACE),
});
