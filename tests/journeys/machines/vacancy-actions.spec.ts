import type { VacancyActionsContext } from '#application/vacancies/vacancy-actions.machine';
import { vacancyActionsTestModel } from '../../support/machine-models/vacancy-actions.model';
import { test } from '../support/journey';
import { testPaths } from './test-paths';
import { createVacancyActionsPageDriver } from './vacancy-actions.driver';

const { model } = vacancyActionsTestModel;

/** A colleague closes an open vacancy, and the list shows it, while no action is open here. */
function canBe(context: VacancyActionsContext, label: string): boolean {
  return (
    model.isPossible?.(context, label) !== false &&
    (label !== 'a colleague closes it' ||
      (context.attempt === null &&
        context.record.allowedActions.some(({ action }) => action === 'close')))
  );
}

test.describe('Vacancy-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });

  testPaths(
    { ...vacancyActionsTestModel, model: { ...model, isPossible: canBe } },
    createVacancyActionsPageDriver,
  );
});
