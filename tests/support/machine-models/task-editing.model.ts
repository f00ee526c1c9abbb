import {
  type TaskAttempt,
  type TaskEditingContext,
  type TaskRecord,
  type TaskWork,
  taskEditingMachine,
} from '#application/tasks/task-editing.machine';
import type { TaskPlace } from '#domain/tasks/task-order';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

type Offer = TaskRecord['allowedActions'][number]['action'];

const OFFERS: Readonly<Record<TaskRecord['status'], readonly Offer[]>> = {
  open: ['complete', 'delete'],
  done: ['reopen', 'delete'],
};

function aTask(status: TaskRecord['status'], revision: number): TaskRecord {
  return {
    id: 'tsk_1',
    listId: 'tls_1',
    title: 'Compter les tapis',
    status,
    revision,
    allowedActions: OFFERS[status].map((action) => ({ action, to: status, reasonRequired: false })),
  };
}

/** The task before it is worked on. */
export const openTask = aTask('open', 1);
export const doneTask = aTask('done', 2);

export const taskInitialStates = { 'an open task': openTask, 'a task that is done': doneTask };
export type TaskInitialState = keyof typeof taskInitialStates;

/** The place to which the task is moved. */
export const otherPlace: TaskPlace = { listId: 'tls_2', afterId: 'tsk_2' };
export const COMMENT = 'Les boîtes sont là.';

/** The task after each work, as the server returns it. */
export const taskAfter: Readonly<Record<TaskWork, TaskRecord>> = {
  complete: doneTask,
  reopen: aTask('open', 3),
  delete: { ...openTask, revision: 3, allowedActions: [] },
  move: { ...openTask, listId: otherPlace.listId, revision: 3 },
  comment: { ...openTask, revision: 3 },
};

/** What the list holds once it is read anew; before, it holds the task as it was. */
export const freshTask = { ...taskAfter.move, revision: 4 };

/** What the page shows of the work on one task. */
export interface TaskEditingViewState {
  readonly dialog: 'question' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
  /** The place of a move that has taken effect, until the list is read anew. */
  readonly place: TaskPlace | null;
}

/** How a work can end. */
export type TaskOutcome = 'with success' | 'a colleague was faster' | 'with a server fault';

/** The actions and assertions that a driver of a task must implement. */
export interface TaskEditingDriver {
  open(beginning: TaskInitialState): Promise<void>;
  act(action: Offer): Promise<void>;
  move(place: TaskPlace): Promise<void>;
  comment(body: string): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  /** The list is read: it holds this version of the task. */
  read(task: TaskRecord): Promise<void>;
  settle(how: TaskOutcome): Promise<void>;
  expectViewState(viewState: TaskEditingViewState): Promise<void>;
}

const resting: TaskEditingViewState = { dialog: null, busy: false, place: null };

function performed(action: TaskWork) {
  return { type: 'xstate.done.actor.performAction', output: taskAfter[action] };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return { type: 'xstate.error.actor.performAction', error: problemOf(status, code, more) };
}

function answersTo(attempt: TaskAttempt | null): readonly string[] {
  return [
    `${attempt?.action} succeeds`,
    'the server fails',
    ...(attempt?.action === 'complete' ? ['a colleague was faster'] : []),
  ];
}

/** The task-editing machine, as a test model that drivers in Node and in a browser can run. */
export const taskEditingTestModel: MachineTestModel<typeof taskEditingMachine, TaskEditingDriver> =
  {
    model: {
      machine: taskEditingMachine,
      inputs: { 'an open task': { record: openTask }, 'a task that is done': { record: doneTask } },
      events: {
        'task.complete': { type: 'task.complete' },
        'task.reopen': { type: 'task.reopen' },
        'task.delete': { type: 'task.delete' },
        'task.move': { type: 'task.move', place: otherPlace },
        'a comment': { type: 'comment.send', body: COMMENT },
        'a blank comment': { type: 'comment.send', body: ' ' },
        'question.confirm': { type: 'question.confirm' },
        'question.cancel': { type: 'question.cancel' },
        'failure.retry': { type: 'failure.retry' },
        'failure.dismiss': { type: 'failure.dismiss' },
        'conflict.acknowledge': { type: 'conflict.acknowledge' },
        'the list is read anew': { type: 'task.changed', task: freshTask },
        'an older list arrives': { type: 'task.changed', task: openTask },
        'complete succeeds': performed('complete'),
        'reopen succeeds': performed('reopen'),
        'delete succeeds': performed('delete'),
        'move succeeds': performed('move'),
        'comment succeeds': performed('comment'),
        'a colleague was faster': notPerformed(409, 'action_not_allowed', { current: doneTask }),
        'the server fails': notPerformed(500, 'internal'),
      },
      serialise: ({ record: task, attempt }: TaskEditingContext) => [
        task.allowedActions.map(({ action }) => action),
        task.revision,
        attempt?.action,
      ],
      isPossible: ({ attempt }: TaskEditingContext, label) =>
        !/succeeds|faster|fails/.test(label) || answersTo(attempt).includes(label),
    },

    // The labels of the inputs are the keys of the initial states above.
    setUp: (driver, input) => driver.open(input as TaskInitialState),

    eventExecutors: {
      'task.complete': (driver) => driver.act('complete'),
      'task.reopen': (driver) => driver.act('reopen'),
      'task.delete': (driver) => driver.act('delete'),
      'task.move': (driver, { place }) => driver.move(place),
      'comment.send': (driver, { body }) => driver.comment(body),
      'question.confirm': (driver, { type }) => driver.answer(type),
      'question.cancel': (driver, { type }) => driver.answer(type),
      'failure.retry': (driver, { type }) => driver.answer(type),
      'failure.dismiss': (driver, { type }) => driver.answer(type),
      'conflict.acknowledge': (driver, { type }) => driver.answer(type),
      'task.changed': (driver, { task }) => driver.read(task),
    },

    outcomeExecutors: {
      'complete succeeds': (driver) => driver.settle('with success'),
      'reopen succeeds': (driver) => driver.settle('with success'),
      'delete succeeds': (driver) => driver.settle('with success'),
      'move succeeds': (driver) => driver.settle('with success'),
      'comment succeeds': (driver) => driver.settle('with success'),
      'a colleague was faster': (driver) => driver.settle('a colleague was faster'),
      'the server fails': (driver) => driver.settle('with a server fault'),
    },

    stateAssertions: {
      'resting.settled': (driver) => driver.expectViewState(resting),
      'resting.moved': (driver) => driver.expectViewState({ ...resting, place: otherPlace }),
      confirming: (driver) => driver.expectViewState({ ...resting, dialog: 'question' }),
      performing: (driver) => driver.expectViewState({ ...resting, busy: true }),
      failed: (driver) => driver.expectViewState({ ...resting, dialog: 'failure' }),
      conflict: (driver) => driver.expectViewState({ ...resting, dialog: 'conflict' }),
    },
  };
