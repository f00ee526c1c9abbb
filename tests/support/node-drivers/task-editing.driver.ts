import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { taskEditingOf } from '#application/tasks/task-editing.actors';
import type { taskEditingMachine } from '#application/tasks/task-editing.machine';
import {
  doneTask,
  type TaskEditingDriver,
  type TaskEditingViewState,
  taskAfter,
  taskInitialStates,
} from '../machine-models/task-editing.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', { current: doneTask }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createTaskEditingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof taskEditingMachine>(inspect);

  const driver: TaskEditingDriver = {
    open: (beginning) =>
      begin(providedMachine(taskEditingOf('tasks')), { record: taskInitialStates[beginning] }),
    act: (action) => send({ type: `task.${action}` }),
    move: (place) => send({ type: 'task.move', place }),
    comment: (body) => send({ type: 'comment.send', body }),
    answer: (type) => send({ type }),
    read: (task) => send({ type: 'task.changed', task }),

    settle: async (how) => {
      const { attempt, record: task } = snapshot().context;
      if (!attempt) throw new Error('No work is under way.');
      const path = attempt.action === 'comment' ? 'comment/create' : attempt.action;
      const url = `/api/store/task/${task.id}/${path}`;
      if (how === 'with success') app().transport.accept(url, taskAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['confirming', 'question'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof taskEditingMachine>): TaskEditingViewState {
  const isMoved = snapshot.matches({ resting: 'moved' });
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
    place: (isMoved && snapshot.context.attempt?.place) || null,
  };
}
