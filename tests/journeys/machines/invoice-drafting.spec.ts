import { invoiceDraftingTestModel } from '../../support/machine-models/invoice-drafting.model';
import { test } from '../support/journey';
import { createInvoiceDraftingPageDriver } from './invoice-drafting.driver';
import { testPaths } from './test-paths';

test.describe('Invoice-drafting machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });
  testPaths(invoiceDraftingTestModel, createInvoiceDraftingPageDriver);
});
