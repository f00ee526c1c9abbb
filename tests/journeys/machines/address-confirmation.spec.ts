import { addressConfirmationTestModel } from '../../support/machine-models/address-confirmation.model';
import { test } from '../support/journey';
import { invokedOnPage, REFUSALS_OF_PROVIDERS } from './identity.driver';
import { testPaths } from './test-paths';

const registration = [
  { event: 'registration.submit' },
  { outcome: 'the account waits for its address' },
] as const;

test.describe('Address-confirmation machine on the pages of the providers', {
  tag: '@long',
}, () => {
  test.use({ allowedInConsole: REFUSALS_OF_PROVIDERS });

  testPaths(
    addressConfirmationTestModel,
    invokedOnPage({
      'type the code': { page: 'type the code' },
      'wait for the link': { page: 'wait for the link' },
      'open the link': { page: 'open the link' },
      'open the link that signs in': { page: 'open the link that signs in' },
      'register, with a code': { page: 'register, with a code', steps: registration },
      'register, with a link': { page: 'register, with a link', steps: registration },
    }),
  );
});
