import { recordEditScript } from '../../support/machine-scripts/record-edit.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { recordEditOnPage } from './record-edit.page';

test.describe('the record-edit machine on the settings', { tag: '@long' }, () => {
  test.use({ allowedInConsole: [/Failed to load resource/] });
  testPaths(recordEditScript, recordEditOnPage);
});
