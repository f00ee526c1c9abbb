import type { DepartureActionsContext } from '#application/tours/departure-actions.machine';
import { departureActionsTestModel } from '../../support/machine-models/departure-actions.model';
import { test } from '../support/journey';
import { createDepartureActionsPageDriver } from './departure-actions.driver';
import { testPaths } from './test-paths';

const { model } = departureActionsTestModel;

/** A colleague confirms an open departure while no action is open here. */
function canBe(context: DepartureActionsContext, label: string): boolean {
  return (
    model.isPossible?.(context, label) !== false &&
    (label !== 'a colleague confirms it' ||
      (context.attempt === null && context.departure.status === 'open'))
  );
}

test.describe('Departure-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503], lost: true } });

  testPaths(
    { ...departureActionsTestModel, model: { ...model, isPossible: canBe } },
    createDepartureActionsPageDriver,
  );
});
