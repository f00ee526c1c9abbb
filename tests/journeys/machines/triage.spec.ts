import type { StateValueFrom } from 'xstate';
import type { TriageContext, triageMachine } from '#application/orders/triage.machine';
import { triageTestModel, waitingOf } from '../../support/machine-models/triage.model';
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
  // A list that was read anew without a change is no event.
  if (value !== 'opening' && namesOf(label) === idsOf(waitingOf(context))) return false;
  return model.isPossible?.(context, label, value) !== false;
}

/** The ids in the list of an event; undefined for other events. */
function namesOf(label: string): string | undefined {
  const event = model.events[label];
  return event && 'list' in event ? idsOf(event['list'].waiting) : undefined;
}

function idsOf(entries: readonly { id: string }[]): string {
  return entries
    .map(({ id }) => id)
    .sort()
    .join();
}

test.describe('Triage machine on the page', { tag: '@long' }, () => {
  test.use({ hints: true, allowedInConsole: { answers: [409, 503] } });
  testPaths(
    { ...triageTestModel, model: { ...model, isPossible: isOffered } },
    createTriagePageDriver,
  );
});
