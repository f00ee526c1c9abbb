import { invoiceDraftingScript } from '../../support/machine-scripts/invoice-drafting.script';
import { test } from '../support/journey';
import { invoiceDraftingOnPage } from './invoice-drafting.page';
import { testPaths } from './path-tests';

test.describe('the invoice-drafting machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });
  testPaths(invoiceDraftingScript, invoiceDraftingOnPage);
});
