import { providerRegistrationTestModel } from '../../support/machine-models/provider-registration.model';
import { test } from '../support/journey';
import { invokedOnPage, REFUSALS_OF_PROVIDERS } from './identity.driver';
import { testPaths } from './test-paths';

test.describe('Provider-registration machine on the pages of the providers', {
  tag: '@long',
}, () => {
  test.use({ allowedInConsole: REFUSALS_OF_PROVIDERS });

  testPaths(
    providerRegistrationTestModel,
    invokedOnPage({
      'register, with a code': { page: 'register, with a code' },
      'register, with a link': { page: 'register, with a link' },
    }),
  );
});
