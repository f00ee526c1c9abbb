import type { TableViewsContext } from '#application/lists/table-views.machine';
import { tableViewsScript } from '../../support/machine-scripts/table-views.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { tableViewsOnPage } from './table-views.page';

const { model } = tableViewsScript;

/** What the server answers: a view that is gone already is deleted as well as any. */
const canBe = (context: TableViewsContext, label: string): boolean =>
  model.isPossible?.(context, label) !== false &&
  (label !== 'the view was changed elsewhere' || context.deed?.kind !== 'delete');

test.describe('the table-views machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 412, 503] } });

  testPaths({ ...tableViewsScript, model: { ...model, isPossible: canBe } }, tableViewsOnPage);
});
