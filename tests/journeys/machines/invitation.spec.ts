import { invitationScript } from '../../support/machine-scripts/invitation.script';
import { test } from '../support/journey';
import { invitationOnPage } from './invitation.page';
import { testPaths } from './path-tests';

test.describe('the invitation machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [422, 503] } });

  testPaths(invitationScript, invitationOnPage);
});
