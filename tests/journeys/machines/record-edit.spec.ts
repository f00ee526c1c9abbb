import { recordEditScript } from '../../support/machine-scripts/record-edit.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { recordEditOnPage } from './record-edit.page';

test.describe('the record-edit machine on the settings', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [401, 412, 422], lost: true } });
  testPaths(recordEditScript, recordEditOnPage);
});
