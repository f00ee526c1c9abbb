import { emailLinkTestModel } from '../../support/machine-models/email-link.model';
import { test } from '../support/journey';
import { createEmailLinkPageDriver } from './email-link.driver';
import { testPaths } from './test-paths';

test.describe('E-mail link machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503] } });

  testPaths(emailLinkTestModel, createEmailLinkPageDriver);
});
