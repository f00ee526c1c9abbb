import { productEditorTestModel } from '../../support/machine-models/product-editor.model';
import { test } from '../support/journey';
import { createProductEditorPageDriver } from './product-editor.driver';
import { testPaths } from './test-paths';

test.describe('Product-editor machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [401, 404, 412, 422], lost: true } });
  testPaths(productEditorTestModel, createProductEditorPageDriver);
});
