import { inlineEditTestModel } from '../../support/machine-models/inline-edit.model';
import { test } from '../support/journey';
import { createInlineEditPageDriver } from './inline-edit.driver';
import { testPaths } from './test-paths';

test.describe('Inline-edit machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [412, 422, 503], lost: true } });

  testPaths(inlineEditTestModel, createInlineEditPageDriver);
});
