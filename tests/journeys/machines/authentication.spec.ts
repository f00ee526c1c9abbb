import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { StateValueFrom } from 'xstate';
import type {
  AuthenticationContext,
  authenticationMachine,
} from '#application/session/authentication.machine';
import { users } from '../../../server/database/schema/stores';
import { authenticationTestModel } from '../../support/machine-models/authentication.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { type JourneyStore, PASSWORD } from '../support/store';
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

const RENAMING = 'the user is read again with another name';
const AWAITS_TOKENS = ['refreshing', 'tokenExpired'];

/**
 * Restricts the external events of the page: while it opens with tokens to renew, no other request
 * is sent that could be refused; a user who signed in from another tab stays the same; and without
 * a valid token, no user is read.
 */
function isOffered(
  context: AuthenticationContext,
  label: string,
  value?: StateValueFrom<typeof authenticationMachine>,
): boolean {
  const isRenewing = JSON.stringify(value) === JSON.stringify({ loading: 'refreshing' });
  if (isRenewing && label === 'session.lost') return false;
  if (label === RENAMING && !isReadable(context, value)) return false;
  if (context.sessionState.subject === 'usr_2' && OF_THE_FIRST.includes(label)) return false;
  return model.isPossible?.(context, label) !== false;
}

function isReadable(
  { sessionState }: AuthenticationContext,
  value?: StateValueFrom<typeof authenticationMachine>,
): boolean {
  const inside = typeof value === 'object' && 'authenticated' in value ? value.authenticated : '';
  return sessionState.subject === 'usr_1' && !AWAITS_TOKENS.includes(inside);
}

/** Gives all users of the store another first name, as an admin does. */
async function renameStaff({ id, backend }: JourneyStore): Promise<void> {
  await backend.database.db
    .update(users)
    .set({ firstName: `Selma ${randomUUID().slice(0, 8)}`, revision: sql`${users.revision} + 1` })
    .where(eq(users.storeId, id));
}

test.describe('Authentication machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [401, 500], lost: true } });

  const testModel = { ...authenticationTestModel, model: { ...model, isPossible: isOffered } };
  for (const path of browserPathsOf(testModel)) {
    test(path.title, async ({ page, store, baseURL }) => {
      const setting = {
        baseURL: baseURL ?? '',
        userName: store.userNames.store_admin,
        otherUserName: store.userNames.store_user,
        password: PASSWORD,
        renameUsers: () => renameStaff(store),
      };
      await path.run(page, createAuthenticationPageDriver(page, setting));
    });
  }
});
