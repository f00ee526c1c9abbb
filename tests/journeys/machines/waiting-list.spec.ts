import { waitingListTestModel } from '../../support/machine-models/waiting-list.model';
import { test } from '../support/journey';
import { testPaths } from './test-paths';
import { createWaitingListPageDriver } from './waiting-list.driver';

test.describe('Waiting-list machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 503] } });
  testPaths(waitingListTestModel, createWaitingListPageDriver);
});
