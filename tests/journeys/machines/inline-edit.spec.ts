import { inlineEditScript } from '../../support/machine-scripts/inline-edit.script';
import { test } from '../support/journey';
import { inlineEditOnPage } from './inline-edit.page';
import { testPaths } from './path-tests';

test.describe('the inline-edit machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [412, 422, 503], lost: true } });

  testPaths(inlineEditScript, inlineEditOnPage);
});
