import { emailChangeTestModel } from '../../support/machine-models/email-change.model';
import { test } from '../support/journey';
import { createEmailChangePageDriver } from './email-change.driver';
import { testPaths } from './test-paths';

test.describe('E-mail change machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503] } });

  testPaths(emailChangeTestModel, createEmailChangePageDriver);
});
