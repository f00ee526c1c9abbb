import type { StateValueFrom } from 'xstate';
import type {
  AuthenticationContext,
  authenticationMachine,
} from '#application/session/authentication.machine';
import { authenticationTestModel } from '../../support/machine-models/authentication.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { PASSWORD } from '../support/store';
import { createAuthenticationPageDriver } from './authentication.driver';

const { model } = authenticationTestModel;

/**
 * The model's actors renew the tokens of the first of two users, regardless of who is signed in.
 */
const OF_THE_FIRST = [
  'tokens were renewed meanwhile',
  'refresh brings a valid token',
  'refresh brings an expired token',
];

/**
 * Restricts the external events of the page: while it opens with tokens to renew, no other request
 * is sent that could be refused, and a user who signed in from another tab stays the same.
 */
function isOffered(
  context: AuthenticationContext,
  label: string,
  value?: StateValueFrom<typeof authenticationMachine>,
): boolean {
  const isRenewing = JSON.stringify(value) === JSON.stringify({ loading: 'refreshing' });
  if (isRenewing && label === 'session.lost') return false;
  if (context.sessionState.subject === 'usr_2' && OF_THE_FIRST.includes(label)) return false;
  return model.isPossible?.(context, label) !== false;
}

test.describe('Authentication machine on the page', () => {
  test.use({ allowedInConsole: { answers: [401, 500], lost: true } });

  const testModel = { ...authenticationTestModel, model: { ...model, isPossible: isOffered } };
  for (const path of browserPathsOf(testModel)) {
    test(path.title, async ({ page, store, baseURL }) => {
      const setting = {
        baseURL: baseURL ?? '',
        userName: store.userNames.store_admin,
        otherUserName: store.userNames.store_user,
        password: PASSWORD,
      };
      await path.run(page, createAuthenticationPageDriver(page, setting));
    });
  }
});
