import { invoiceActionsScript } from '../../support/machine-scripts/invoice-actions.script';
import { test } from '../support/journey';
import { invoiceActionsOnPage } from './invoice-actions.page';
import { testPaths } from './path-tests';

test.describe('the invoice-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: [/409|422|503/] });
  testPaths(invoiceActionsScript, invoiceActionsOnPage);
});
