import type { StateValueFrom } from 'xstate';
import type {
  TaskEditingContext,
  taskEditingMachine,
} from '#application/tasks/task-editing.machine';
import { taskEditingTestModel } from '../../support/machine-models/task-editing.model';
import { test } from '../support/journey';
import { createTaskEditingPageDriver } from './task-editing.driver';
import { testPaths } from './test-paths';

const { model } = taskEditingTestModel;

type Value = StateValueFrom<typeof taskEditingMachine>;

const COMMENTING = /^(?:a comment|comment succeeds|the server fails|failure\..*)$/;

function isKnown(context: TaskEditingContext, label: string, value?: Value): boolean {
  return model.isPossible?.(context, label, value) !== false;
}

/**
 * The events on a card. Its board is read anew while the page does nothing else, and shows no older
 * version. Comments are written in the open task.
 */
function isOnCard(context: TaskEditingContext, label: string, value?: Value): boolean {
  if (label === 'an older list arrives' || /comment/.test(label)) return false;
  if (label !== 'the list is read anew') return isKnown(context, label, value);
  const isResting = typeof value === 'object' && 'resting' in value;
  return isResting && context.record.status === 'open';
}

/** The events of comments. */
function isInDrawer(context: TaskEditingContext, label: string, value?: Value): boolean {
  return COMMENTING.test(label) && isKnown(context, label, value);
}

test.describe('Task-editing machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });

  testPaths({ ...taskEditingTestModel, model: { ...model, isPossible: isOnCard } }, (page, setup) =>
    createTaskEditingPageDriver(page, setup, 'card'),
  );

  const { 'an open task': open } = model.inputs;
  testPaths(
    {
      ...taskEditingTestModel,
      model: {
        ...model,
        inputs: open ? { 'an open task': open } : model.inputs,
        isPossible: isInDrawer,
      },
    },
    (page, setup) => createTaskEditingPageDriver(page, setup, 'drawer'),
  );
});
