import { NO_TASK, type TaskLink, type TaskValues } from '#domain/tasks/task-form';
import type { Task, TaskUpdate } from '#openapi/types.generated';
import { boardEndpoints } from '../api/board-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { repeatableWrites } from '../editing/repeatable-writes';

/** A task of its form, and the list of a new one. */
export type TaskFormValues = TaskValues & { readonly listId: string };

/** The initial values of a new task of a list; `link` is the record that it is about. */
export function newTask(
  listId: string,
  link: TaskLink | null = null,
): EditedRecord<TaskFormValues> {
  return { id: null, revision: null, values: { ...NO_TASK, listId, link } };
}

/** A task as its form shows it. */
export function taskRecord(task: Task): EditedRecord<TaskFormValues> {
  const { id, revision, listId, title, description, assignees, dueDay, labels, link } = task;
  return {
    id,
    revision,
    values: {
      listId,
      title,
      description,
      assigneeIds: assignees.map((person) => person.id),
      dueDay,
      labels,
      checklist: task.checklist.map(({ text, done }) => ({ text, done })),
      fileIds: task.files.map((file) => file.id),
      link: link && { kind: link.kind, id: link.id },
      recurrence: task.recurrence,
    },
  };
}

/** The changed fields in the contract's form. A task is moved to another list by a move. */
function updateOf({ listId: _, ...changes }: Partial<TaskFormValues>): TaskUpdate {
  const { assigneeIds, labels, checklist, fileIds } = changes;
  return {
    ...changes,
    ...(assigneeIds && { assigneeIds: [...assigneeIds] }),
    ...(labels && { labels: [...labels] }),
    ...(checklist && { checklist: [...checklist] }),
    ...(fileIds && { fileIds: [...fileIds] }),
  } as TaskUpdate;
}

const repeatable = repeatableWrites();

/** Edits a task of the store. A task without an id is added to its list. */
export const taskFormEditing = recordEditing<TaskFormValues>({
  save: async ({ id, revision, values, changes }, store, signal) => {
    const { createTask, updateTask } = boardEndpoints.endpoints;
    if (id === null) {
      const { title, listId } = values;
      const taskCreate = { ...updateOf(values), title, listId };
      return repeatable(taskCreate, async (key) => {
        const creating = createTask.initiate({ taskCreate, 'Idempotency-Key': key });
        return taskRecord(await unwrapWithSignal(store.dispatch(creating), signal));
      });
    }
    const writing = updateTask.initiate({
      taskId: id,
      'If-Match': `"${revision}"`,
      taskUpdate: updateOf(changes),
    });
    return taskRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the task in `current` of a 412.
  recordOf: (current) => taskRecord(current as Task),
});
