import { listPrintScript } from '../../support/machine-scripts/list-print.script';
import { test } from '../support/journey';
import { listPrintOnPage } from './list-print.page';
import { testPaths } from './path-tests';

test.describe('the list-print machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503] } });

  testPaths(listPrintScript, listPrintOnPage);
});
