import { clientMergeTestModel } from '../../support/machine-models/client-merge.model';
import { test } from '../support/journey';
import { createClientMergePageDriver } from './client-merge.driver';
import { testPaths } from './test-paths';

test.describe('Client-merge machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 422, 503], lost: true } });
  testPaths(clientMergeTestModel, createClientMergePageDriver);
});
