import { productEditorScript } from '../../support/machine-scripts/product-editor.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { productEditorOnPage } from './product-editor.page';

test.describe('the product-editor machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [401, 404, 412, 422], lost: true } });
  testPaths(productEditorScript, productEditorOnPage);
});
