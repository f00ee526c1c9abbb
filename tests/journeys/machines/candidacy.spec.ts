import type { StateValueFrom } from 'xstate';
import type { CandidacyContext, candidacyMachine } from '#application/vacancies/candidacy.machine';
import { candidacyTestModel } from '../../support/machine-models/candidacy.model';
import { test } from '../support/journey';
import { createCandidacyPageDriver } from './candidacy.driver';
import { testPaths } from './test-paths';

const { model } = candidacyTestModel;

/**
 * The events that are possible on the page. After a score card and a note, the candidacy of the test
 * model is a new one, so that it must be new before. The candidate withdraws while nothing is under
 * way; an older answer does not come after a newer one; the form sends no blank answer.
 */
function isOffered(
  context: CandidacyContext,
  label: string,
  value?: StateValueFrom<typeof candidacyMachine>,
): boolean {
  if (model.isPossible?.(context, label) === false) return false;
  const { status, allowedActions } = context.record;
  switch (label) {
    case 'an older list arrives':
    case 'a blank answer':
      return false;
    case 'the candidate withdraws':
      return value === 'resting' && allowedActions.length > 0;
    case 'card.send':
    case 'a note':
    case 'a blank note':
      return status === 'applied';
    default:
      return true;
  }
}

test.describe('Candidacy machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503], lost: true } });

  testPaths(
    { ...candidacyTestModel, model: { ...model, isPossible: isOffered } },
    createCandidacyPageDriver,
  );
});
