import { invoiceEditorTestModel } from '../../support/machine-models/invoice-editor.model';
import { test } from '../support/journey';
import { createInvoiceEditorPageDriver } from './invoice-editor.driver';
import { testPaths } from './test-paths';

test.describe('Invoice-editor machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [401, 409, 412, 422], lost: true } });
  testPaths(invoiceEditorTestModel, createInvoiceEditorPageDriver);
});
