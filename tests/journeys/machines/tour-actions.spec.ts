import type { TourActionsContext } from '#application/tours/tour-actions.machine';
import { tourActionsTestModel } from '../../support/machine-models/tour-actions.model';
import { test } from '../support/journey';
import { testPaths } from './test-paths';
import { createTourActionsPageDriver } from './tour-actions.driver';

const { model } = tourActionsTestModel;

/** A colleague publishes a draft, and the list shows it, while no action is open here. */
function canBe(context: TourActionsContext, label: string): boolean {
  return (
    model.isPossible?.(context, label) !== false &&
    (label !== 'a colleague publishes it' ||
      (context.attempt === null &&
        context.record.allowedActions.some(({ action }) => action === 'publish')))
  );
}

test.describe('Tour-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });

  testPaths(
    { ...tourActionsTestModel, model: { ...model, isPossible: canBe } },
    createTourActionsPageDriver,
  );
});
