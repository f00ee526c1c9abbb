import type { DepartureActionsContext } from '#application/tours/departure-actions.machine';
import { departureActionsTestModel } from '../../support/machine-models/departure-actions.model';
import { test } from '../support/journey';
import { createDepartureActionsPageDriver } from './departure-actions.driver';
import { testPaths } from './test-paths';

const { model } = departureActionsTestModel;

/**
 * A colleague confirms an open departure while no action is open here. An open departure is moved: a
 * confirmed one stays confirmed, and the model knows one result of a move.
 */
function canBe(context: DepartureActionsContext, label: string): boolean {
  const isOpen = context.record.status === 'open';
  if (model.isPossible?.(context, label) === false) return false;
  if (label === 'a colleague confirms it') return context.attempt === null && isOpen;
  return label !== 'departure.move' || isOpen;
}

test.describe('Departure-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 412, 503], lost: true } });

  testPaths(
    { ...departureActionsTestModel, model: { ...model, isPossible: canBe } },
    createDepartureActionsPageDriver,
  );
});
