import { emailConfirmationTestModel } from '../../support/machine-models/email-confirmation.model';
import { test } from '../support/journey';
import { createEmailConfirmationPageDriver } from './email-confirmation.driver';
import { testPaths } from './test-paths';

test.describe('E-mail confirmation machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [422, 429, 503] } });

  testPaths(emailConfirmationTestModel, createEmailConfirmationPageDriver);
});
