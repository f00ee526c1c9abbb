import type { ProductActionsContext } from '#application/products/product-actions.machine';
import { isActionAllowed } from '#application/record-actions';
import { productActionsTestModel } from '../../support/machine-models/product-actions.model';
import { test } from '../support/journey';
import { createProductActionsPageDriver } from './product-actions.driver';
import { testPaths } from './test-paths';

const { model } = productActionsTestModel;

function lacksSomething({ problem }: ProductActionsContext): boolean {
  return problem?.errors !== undefined;
}

/**
 * The events that are possible on the page: no retry while something is missing. The marketplace
 * receives a colleague's submission while no action is pending here.
 */
function canBe(context: ProductActionsContext, label: string): boolean {
  if (model.isPossible?.(context, label) === false) return false;
  if (label === 'failure.retry') return !lacksSomething(context);
  return (
    label !== 'the list brings a newer record' ||
    (context.attempt === null && isActionAllowed(context.record, 'submit'))
  );
}

test.describe('Product-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });

  const onPage: typeof productActionsTestModel = {
    ...productActionsTestModel,
    model: {
      ...model,
      isPossible: canBe,
      serialise: (context: ProductActionsContext) => [
        model.serialise(context),
        lacksSomething(context),
      ],
    },
  };
  testPaths(onPage, createProductActionsPageDriver);
});
