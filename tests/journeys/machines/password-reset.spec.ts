import { passwordResetTestModel } from '../../support/machine-models/password-reset.model';
import { test } from '../support/journey';
import { invokedOnPage, REFUSALS_OF_PROVIDERS } from './identity.driver';
import { testPaths } from './test-paths';

test.describe('Password-reset machine on the pages of the providers', { tag: '@long' }, () => {
  test.use({ allowedInConsole: REFUSALS_OF_PROVIDERS });

  testPaths(
    passwordResetTestModel,
    invokedOnPage({
      'forgot the password, with a code': { page: 'forgot the password, with a code' },
      'a new password with a code': { page: 'a new password with a code' },
      'forgot the password, with a link': { page: 'forgot the password, with a link' },
      'a new password with a link': { page: 'a new password with a link' },
    }),
  );
});
