import { identityTestModel } from '../../support/machine-models/identity.model';
import { test } from '../support/journey';
import { createIdentityPageDriver, REFUSALS_OF_PROVIDERS } from './identity.driver';
import { testPaths } from './test-paths';

test.describe('Identity machine on the pages of the providers', { tag: '@long' }, () => {
  test.use({ allowedInConsole: REFUSALS_OF_PROVIDERS });

  testPaths(identityTestModel, createIdentityPageDriver);
});
