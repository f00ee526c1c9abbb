import { registrationTestModel } from '../../support/machine-models/registration.model';
import { test } from '../support/journey';
import { createRegistrationPageDriver } from './registration.driver';
import { testPaths } from './test-paths';

test.describe('Registration machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [422, 429, 503] } });

  testPaths(registrationTestModel, createRegistrationPageDriver);
});
