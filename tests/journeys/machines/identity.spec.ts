import { identityTestModel } from '../../support/machine-models/identity.model';
import { test } from '../support/journey';
import { createIdentityPageDriver } from './identity.driver';
import { testPaths } from './test-paths';

test.describe('Identity machine on the pages of the providers', { tag: '@long' }, () => {
  test.use({
    allowedInConsole: {
      // The SDK of supabase writes the error of a lost request itself.
      ownWords: /^TypeError: Failed to fetch/,
      answers: [400, 401, 403, 404, 409, 422, 429, 503],
      lost: true,
    },
  });

  testPaths(identityTestModel, createIdentityPageDriver);
});
