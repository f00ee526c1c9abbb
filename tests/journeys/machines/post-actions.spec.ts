import type { PostActionsContext } from '#application/posts/post-actions.machine';
import { postActionsTestModel } from '../../support/machine-models/post-actions.model';
import { test } from '../support/journey';
import { createPostActionsPageDriver } from './post-actions.driver';
import { testPaths } from './test-paths';

const { model } = postActionsTestModel;

/** A colleague publishes a draft, and the list shows it, while no action is open here. */
function canBe(context: PostActionsContext, label: string): boolean {
  return (
    model.isPossible?.(context, label) !== false &&
    (label !== 'a colleague publishes it' ||
      (context.attempt === null &&
        context.record.allowedActions.some(({ action }) => action === 'publish')))
  );
}

test.describe('Post-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });

  testPaths(
    { ...postActionsTestModel, model: { ...model, isPossible: canBe } },
    createPostActionsPageDriver,
  );
});
