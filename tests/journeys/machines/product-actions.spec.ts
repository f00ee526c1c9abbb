import type { ProductActionsContext } from '#application/products/product-actions.machine';
import { offers } from '#application/record-actions';
import { productActionsScript } from '../../support/machine-scripts/product-actions.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { productActionsOnPage } from './product-actions.page';

const { model } = productActionsScript;

const lacksSomething = ({ problem }: ProductActionsContext): boolean =>
  problem?.errors !== undefined;

/**
 * What the page offers: nothing to try again where something lacks. The marketplace takes up what a
 * colleague hands in, while nothing is under way here.
 */
const canBe = (context: ProductActionsContext, label: string): boolean => {
  if (model.isPossible?.(context, label) === false) return false;
  if (label === 'failure.retry') return !lacksSomething(context);
  return (
    label !== 'the list brings a newer record' ||
    (context.attempt === null && offers(context.product, 'submit'))
  );
};

test.describe('the product-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });

  const onPage: typeof productActionsScript = {
    ...productActionsScript,
    model: {
      ...model,
      isPossible: canBe,
      serialise: (context: ProductActionsContext) => [
        model.serialise(context),
        lacksSomething(context),
      ],
    },
  };
  testPaths(onPage, productActionsOnPage);
});
