import { productEditorScript } from '../../support/machine-scripts/product-editor.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { productEditorOnPage } from './product-editor.page';

test.describe('the product-editor machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: [/Failed to load resource/] });
  testPaths(productEditorScript, productEditorOnPage);
});
