import type { TableViewsContext } from '#application/lists/table-views.machine';
import { tableViewsTestModel } from '../../support/machine-models/table-views.model';
import { test } from '../support/journey';
import { createTableViewsPageDriver } from './table-views.driver';
import { testPaths } from './test-paths';

const { model } = tableViewsTestModel;

/** The server's answer: deleting a view that is already gone succeeds. */
function canBe(context: TableViewsContext, label: string): boolean {
  return (
    model.isPossible?.(context, label) !== false &&
    (label !== 'the view was changed elsewhere' || context.action?.kind !== 'delete')
  );
}

test.describe('Table-views machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 412, 503] } });

  testPaths(
    { ...tableViewsTestModel, model: { ...model, isPossible: canBe } },
    createTableViewsPageDriver,
  );
});
