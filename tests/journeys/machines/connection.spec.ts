import { connectionTestModel } from '../../support/machine-models/connection.model';
import { test } from '../support/journey';
import { createConnectionPageDriver } from './connection.driver';
import { testPaths } from './test-paths';

test.describe('Connection machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503], lost: true } });

  testPaths(connectionTestModel, createConnectionPageDriver);
});
