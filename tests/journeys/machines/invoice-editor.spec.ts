import { invoiceEditorScript } from '../../support/machine-scripts/invoice-editor.script';
import { test } from '../support/journey';
import { invoiceEditorOnPage } from './invoice-editor.page';
import { testPaths } from './path-tests';

test.describe('the invoice-editor machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [401, 409, 412, 422], lost: true } });
  testPaths(invoiceEditorScript, invoiceEditorOnPage);
});
