import { sessionEndingTestModel } from '../../support/machine-models/session-ending.model';
import { test } from '../support/journey';
import { createSessionEndingPageDriver } from './session-ending.driver';
import { testPaths } from './test-paths';

test.describe('Session-ending machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503] }, contextOptions: { reducedMotion: 'reduce' } });

  testPaths(sessionEndingTestModel, createSessionEndingPageDriver);
});
