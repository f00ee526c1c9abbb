import type { TaskPlace } from '#domain/tasks/task-order';
import type { TaskSummary } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import {
  type ConfirmationEvent,
  confirmationStates,
  failureTransitions,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of a task that the machine uses. */
export type TaskRecord = Pick<
  TaskSummary,
  'id' | 'listId' | 'title' | 'status' | 'revision' | 'allowedActions'
>;

/** What is done with a task: an action of its lifecycle, a move, or a comment. */
export type TaskWork = TaskRecord['allowedActions'][number]['action'] | 'move' | 'comment';

/** The work that is being confirmed or performed, so that it can be tried again. */
export interface TaskAttempt {
  readonly action: TaskWork;
  /** Where a moved task goes. */
  readonly place?: TaskPlace | undefined;
  /** The text of a comment. */
  readonly body?: string | undefined;
}

export type TaskEditingEvent =
  | { type: 'task.complete' }
  | { type: 'task.reopen' }
  | { type: 'task.delete' }
  | { type: 'task.move'; place: TaskPlace }
  | { type: 'comment.send'; body: string }
  | ConfirmationEvent
  | { type: 'task.changed'; task: TaskRecord };

export type TaskEditingContext = RecordActionsContext<TaskRecord, TaskAttempt>;

function recordOf({ id, listId, title, status, revision, allowedActions }: TaskRecord): TaskRecord {
  return { id, listId, title, status, revision, allowedActions };
}

function taskFromEvent({ event }: { event: { task: TaskRecord } }) {
  return { record: event.task };
}

/** An action of the lifecycle, if the task offers it. */
function offered<Action extends 'complete' | 'reopen' | 'delete', Target extends string>(
  action: Action,
  target: Target,
) {
  return {
    guard: { type: 'isAllowed', params: { action } },
    target,
    actions: { type: 'attempt', params: { action } },
  } as const;
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action, place, body }: TaskAttempt): TaskAttempt => ({ action, place, body }),
  types: { events: {} as TaskEditingEvent },
  actors: {
    performAction: declareActor<TaskRecord, { taskId: string; attempt: TaskAttempt | null }>(),
  },
}).extend({
  guards: {
    isMove: ({ context }) => context.attempt?.action === 'move',
    hasText: (_, { body }: { body: string }) => body.trim() !== '',
    /** The answer of a list that knows the last work on the task. */
    isReadAnew: ({ context }, { record }: { record: TaskRecord }) =>
      record.revision >= context.record.revision,
  },
});

/**
 * What staff do with one task beside its form: complete, reopen, delete after a confirmation, move
 * and comment. A moved task keeps the place of its move, `attempt.place`, until its list is read
 * anew. The server decides; after a conflict, the server's task replaces the local one. The fields
 * of the task are edited by `recordEdit`. Contract: performTaskAction, moveTask, createTaskComment.
 */
export const taskEditingMachine = machineSetup.createMachine({
  id: 'taskEditing',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'task.changed': { actions: { type: 'keepRecord', params: taskFromEvent } },
  },
  initial: 'resting',
  states: {
    resting: {
      initial: 'settled',
      on: {
        'task.complete': offered('complete', 'performing'),
        'task.reopen': offered('reopen', 'performing'),
        'task.delete': offered('delete', 'confirming'),
        'task.move': {
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event }) => ({ action: 'move', place: event.place }),
          },
        },
        'comment.send': {
          guard: { type: 'hasText', params: ({ event }) => ({ body: event.body }) },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event }) => ({ action: 'comment', body: event.body }),
          },
        },
      },
      states: {
        settled: {},
        moved: {
          on: {
            'task.changed': {
              guard: { type: 'isReadAnew', params: taskFromEvent },
              target: 'settled',
              actions: [{ type: 'keepRecord', params: taskFromEvent }, 'forgetAttempt'],
            },
          },
        },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({ taskId: record.id, attempt }),
        onDone: [
          {
            guard: 'isMove',
            target: 'resting.moved',
            actions: [{ type: 'keepRecord', params: recordAfter }, 'reportOutcome'],
          },
          {
            target: 'resting',
            actions: [
              { type: 'keepRecord', params: recordAfter },
              'reportOutcome',
              'forgetAttempt',
            ],
          },
        ],
        onError: failureTransitions,
      },
    },
    ...confirmationStates,
  },
});
