import { listPrintTestModel } from '../../support/machine-models/list-print.model';
import { test } from '../support/journey';
import { createListPrintPageDriver } from './list-print.driver';
import { testPaths } from './test-paths';

test.describe('List-print machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503] } });

  testPaths(listPrintTestModel, createListPrintPageDriver);
});
