import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { taskEditingOf } from '#application/tasks/task-editing.actors';
import type { TaskRecord, TaskWork } from '#application/tasks/task-editing.machine';
import { newRunId } from '../kit/new-run-id';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

export type TaskActor = RecordActor<ReturnType<ReturnType<typeof taskEditingOf>>>;
/** The processes of the tasks on the board. */
export type TaskActors = RecordActors<TaskRecord, TaskActor>;
/** Work on a task that has taken effect. */
export type TaskOutcome = ActionPerformed<TaskRecord, TaskWork>;

export function createTaskActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: TaskOutcome) => void,
): TaskActors {
  const machine = provide(taskEditingOf(newRunId('tasks')));
  return createRecordActors({
    create: (task: TaskRecord) => {
      const actor = new RecordActor(machine, { input: { record: task }, ...inspection });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (task) => ({ type: 'task.changed', task }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting') && !snapshot.matches('performing'),
  });
}
