import type { UserActionsContext } from '#application/users/user-actions.machine';
import { userActionsTestModel } from '../../support/machine-models/user-actions.model';
import { test } from '../support/journey';
import { testPaths } from './test-paths';
import { createUserActionsPageDriver } from './user-actions.driver';

const { model } = userActionsTestModel;

/** A manager deactivates an active user, while no action is open on the user here. */
function canBe(context: UserActionsContext, label: string): boolean {
  return (
    model.isPossible?.(context, label) !== false &&
    (label !== 'a colleague deactivates the user' ||
      (context.attempt === null &&
        context.record.status === 'active' &&
        !context.record.isArchived))
  );
}

test.describe('User-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });

  testPaths(
    { ...userActionsTestModel, model: { ...model, isPossible: canBe } },
    createUserActionsPageDriver,
  );
});
