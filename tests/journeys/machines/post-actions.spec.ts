import type { PostActionsContext } from '#application/posts/post-actions.machine';
import { postActionsScript } from '../../support/machine-scripts/post-actions.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { postActionsOnPage } from './post-actions.page';

const { model } = postActionsScript;

/** A colleague publishes a draft, and the list tells of it while nothing is asked about it here. */
const canBe = (context: PostActionsContext, label: string): boolean =>
  model.isPossible?.(context, label) !== false &&
  (label !== 'a colleague publishes it' ||
    (context.attempt === null &&
      context.post.allowedActions.some(({ action }) => action === 'publish')));

test.describe('the post-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });

  testPaths({ ...postActionsScript, model: { ...model, isPossible: canBe } }, postActionsOnPage);
});
