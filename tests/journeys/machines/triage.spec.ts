import type { StateValueFrom } from 'xstate';
import type { TriageContext, triageMachine } from '#application/orders/triage.machine';
import { triageTestModel } from '../../support/machine-models/triage.model';
import { test } from '../support/journey';
import { testPaths } from './test-paths';
import { createTriagePageDriver } from './triage.driver';

const { model } = triageTestModel;

/**
 * The events that are possible on the page. It has read the list before a path begins to act. Under the
 * dialog of a refusal, nothing else can be pressed.
 */
function isOffered(
  context: TriageContext,
  label: string,
  value?: StateValueFrom<typeof triageMachine>,
): boolean {
  const isUndo = label === 'the first acceptance is undone';
  if (isUndo && value === 'answering' && context.action === 'refuse') return false;
  return model.isPossible?.(context, label, value) !== false;
}

test.describe('Triage machine on the page', { tag: '@long' }, () => {
  test.use({ hints: true, allowedInConsole: { answers: [409, 503] } });
  testPaths(
    { ...triageTestModel, model: { ...model, isPossible: isOffered } },
    createTriagePageDriver,
  );
});
