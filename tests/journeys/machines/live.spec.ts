import { liveTestModel } from '../../support/machine-models/live.model';
import { test } from '../support/journey';
import { createLivePageDriver } from './live.driver';
import { testPaths } from './test-paths';

test.describe('Live machine on the page', { tag: '@long' }, () => {
  test.use({
    allowedInConsole: { answers: [503], lost: true },
    hints: true,
  });

  testPaths(liveTestModel, createLivePageDriver);
});
