import { inlineEditScript } from '../../support/machine-scripts/inline-edit.script';
import { test } from '../support/journey';
import { inlineEditOnPage } from './inline-edit.page';
import { testPaths } from './path-tests';

test.describe('the inline-edit machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: [/412|422|503|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/] });

  testPaths(inlineEditScript, inlineEditOnPage);
});
