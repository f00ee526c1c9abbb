import { recordEditTestModel } from '../../support/machine-models/record-edit.model';
import { test } from '../support/journey';
import { createRecordEditPageDriver } from './record-edit.driver';
import { testPaths } from './test-paths';

test.describe('Record-edit machine on the settings page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [401, 412, 422], lost: true } });
  testPaths(recordEditTestModel, createRecordEditPageDriver);
});
