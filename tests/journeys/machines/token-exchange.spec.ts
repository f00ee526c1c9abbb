import { tokenExchangeTestModel } from '../../support/machine-models/token-exchange.model';
import { test } from '../support/journey';
import { invokedOnPage, REFUSALS_OF_PROVIDERS } from './identity.driver';
import { testPaths } from './test-paths';

test.describe('Token-exchange machine on the pages of the providers', { tag: '@long' }, () => {
  test.use({ allowedInConsole: REFUSALS_OF_PROVIDERS });

  testPaths(
    tokenExchangeTestModel,
    invokedOnPage({
      'the provider has signed in': {
        page: 'sign in with a password',
        steps: [{ event: 'credentials.submit' }, { outcome: 'the password is right' }],
      },
    }),
  );
});
