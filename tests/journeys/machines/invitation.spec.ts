import { invitationTestModel } from '../../support/machine-models/invitation.model';
import { test } from '../support/journey';
import { createInvitationPageDriver } from './invitation.driver';
import { testPaths } from './test-paths';

test.describe('Invitation machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [422, 503] } });

  testPaths(invitationTestModel, createInvitationPageDriver);
});
