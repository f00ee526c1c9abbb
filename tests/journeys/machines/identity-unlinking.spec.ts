import { identityUnlinkingTestModel } from '../../support/machine-models/identity-unlinking.model';
import { test } from '../support/journey';
import { createIdentityUnlinkingPageDriver } from './identity-unlinking.driver';
import { testPaths } from './test-paths';

test.describe('Identity-unlinking machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409] } });

  testPaths(identityUnlinkingTestModel, createIdentityUnlinkingPageDriver);
});
