import type { UserActionsContext } from '#application/users/user-actions.machine';
import { userActionsScript } from '../../support/machine-scripts/user-actions.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { userActionsOnPage } from './user-actions.page';

const { model } = userActionsScript;

/** A manager deactivates who is active, while nothing is asked about him here. */
const canBe = (context: UserActionsContext, label: string): boolean =>
  model.isPossible?.(context, label) !== false &&
  (label !== 'a colleague deactivates the user' ||
    (context.attempt === null && context.user.status === 'active' && !context.user.isArchived));

test.describe('the user-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });

  testPaths({ ...userActionsScript, model: { ...model, isPossible: canBe } }, userActionsOnPage);
});
