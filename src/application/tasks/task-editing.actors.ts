import { fromPromise } from 'xstate';
import type { Task } from '#openapi/types.generated';
import { boardEndpoints } from '../api/board-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { repeatableWrites } from '../editing/repeatable-writes';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { type TaskAttempt, taskEditingMachine } from './task-editing.machine';

interface TaskWriting {
  /** A comment is the only work that has another effect when it is sent twice. */
  readonly repeatable: ReturnType<typeof repeatableWrites>;
  readonly taskId: string;
  readonly attempt: TaskAttempt;
  readonly signal: AbortSignal;
}

/** Sends the work on a task; rejects with an ApiProblem. */
function write(store: Store, { repeatable, taskId, attempt, signal }: TaskWriting): Promise<Task> {
  const { moveTask, createTaskComment, performTaskAction } = boardEndpoints.endpoints;
  const { action, place, body } = attempt;
  if (place) {
    const moving = moveTask.initiate({ taskId, taskMove: place });
    return unwrapWithSignal(store.dispatch(moving), signal);
  }
  if (body !== undefined) {
    return repeatable({ taskId, body }, (key) => {
      const comment = { taskId, taskCommentCreate: { body }, 'Idempotency-Key': key };
      return unwrapWithSignal(store.dispatch(createTaskComment.initiate(comment)), signal);
    });
  }
  if (action === 'move' || action === 'comment') throw new Error(`A task needs more to ${action}.`);
  return unwrapWithSignal(store.dispatch(performTaskAction.initiate({ taskId, action })), signal);
}

/** Returns the actors of the task-editing machine. */
function taskEditingActors(store: Store, runId: string): ActorsOf<typeof taskEditingMachine> {
  const repeatable = repeatableWrites(runId);
  return {
    performAction: fromPromise(async ({ input: { taskId, attempt }, signal }) => {
      if (!attempt) throw new Error('Work on a task runs only after it was attempted.');
      return write(store, { repeatable, taskId, attempt, signal });
    }),
  };
}

/**
 * The task-editing machine of an application.
 * @param runId distinguishes the pages of a user: letters, digits and hyphens
 */
export function taskEditingOf(runId: string) {
  return (_ports: Ports, store: Store) =>
    taskEditingMachine.provide({ actors: taskEditingActors(store, runId) });
}
