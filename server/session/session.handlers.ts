import { permissionsOf } from '#domain/permissions/permissions';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import { nextOpenings } from '#domain/stores/store-opening';
import { isAddressProved } from '#domain/users/proved-address';
import type { AccessToken, CurrentUser, TokenPair } from '#openapi/types.generated';
import type { Reader, ServerContext } from '../context';
import { type CallOf, contractHandlers } from '../http/contract-handlers';
import { disconnectSignalOf } from '../http/disconnect-signal';
import { notFound } from '../http/problem-error';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { unauthorized } from './authentication';
import { cardLogo } from './card-logo';
import { readDeviceCookie, setDeviceCookie } from './device-cookie';
import { findUserByPassword } from './find-user-by-password';
import { rememberDevice } from './known-devices.repository';
import { createSession } from './new-session';
import { assertTurnForStranger } from './password-turns';
import { presentEmailChange } from './pending-email-change';
import { presentUserFields } from './present-user-fields';
import {
  endSession,
  findUserWithStore,
  insertSessionIfAllowed,
  markRefreshed,
  type UserWithStore,
} from './session.repository';
import { beginSignIn } from './sign-in-attempts';
import { hashToken, tokenInvalid } from './tokens';

/** Two for each day of a week. */
const SHOWN_OPENINGS = 14;

function presentOpenings({ hours }: UserWithStore, now: Date): CurrentUser['store']['openings'] {
  return nextOpenings(hours ?? DEFAULT_AVAILABILITY, now, SHOWN_OPENINGS).map(
    ({ opensAt, closesAt }) => ({
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
    }),
  );
}

/** The user in the contract's form, as an answer to that user. */
export async function presentCurrentUser(
  reader: Reader,
  found: UserWithStore,
  now: Date,
): Promise<CurrentUser> {
  const { user, store, cityName, emailChange } = found;
  return {
    ...presentUserFields(user),
    emailConfirmed: isAddressProved(user),
    emailChange: presentEmailChange(emailChange, now),
    permissions: permissionsOf(user.role),
    store: {
      id: store.id,
      name: store.name,
      nameAr: store.nameAr,
      city: cityName,
      status: store.status,
      logo: await cardLogo(reader, store, found.logo),
      openings: presentOpenings(found, now),
    },
  };
}

/**
 * A wrong name, a wrong password and a user who may not sign in get the same answer. Failures are
 * limited, and so are the sessions that one user opens in a minute.
 */
async function signIn(context: ServerContext, call: CallOf<'createToken'>): Promise<TokenPair> {
  const { database, tokens, config } = context;
  const { now, request, reply } = call;
  const { username, password } = call.body;
  // Before anything is counted or read: a flood of sign-ins must not reach the database.
  if (readDeviceCookie(request, username) === undefined) assertTurnForStranger();
  const attempt = await beginSignIn(context, username, call);
  const turn = { userId: attempt.deviceId, signal: disconnectSignalOf(reply) };
  const user = await findUserByPassword(database.db, username, password, turn).catch(
    async (error) => {
      // The database or the processor had no room: nothing was guessed.
      await attempt.cancel();
      throw error;
    },
  );
  if (!user) throw unauthorized();
  await attempt.succeed();
  await consumeRateLimit(database, `sessions:${user.id}`, config.signInsPerMinute, now);
  const { pair, row } = await createSession(tokens, user, request, now);
  const deviceToken = await database.transaction(async (tx) => {
    const isOpen = await insertSessionIfAllowed(tx, user, row);
    return isOpen ? rememberDevice(tx, user.id, attempt.deviceId, now) : undefined;
  });
  if (deviceToken === undefined) throw unauthorized();
  setDeviceCookie(request, reply, user.userName, deviceToken);
  return pair;
}

async function refresh(
  { database, tokens, findOpenSession }: ServerContext,
  { body, now }: CallOf<'refreshToken'>,
): Promise<AccessToken> {
  const subject = await tokens.readRefresh(body.refresh, now);
  const found = await findOpenSession(subject.sessionId, now);
  if (found?.refreshTokenHash !== hashToken(body.refresh)) throw tokenInvalid();
  await markRefreshed(database.db, subject.sessionId, found.userId, now);
  return { access: await tokens.signAccess({ ...subject, role: found.role }, now) };
}

/** Sign-in, token refresh and sign-out (specification, sections 4 and 7). */
export function sessionHandlers(context: ServerContext) {
  return contractHandlers({
    createToken: (call) => signIn(context, call),
    refreshToken: (call) => refresh(context, call),
    getCurrentUser: async ({ principal, now, allowCaching }) => {
      const found = await findUserWithStore(context.database.db, principal.userId);
      if (!found) throw notFound();
      const user = await presentCurrentUser(context.database.db, found, now);
      const ends = [user.emailChange?.expiresAt, user.store.openings[0]?.closesAt];
      const [first] = ends.filter((end) => end !== undefined).sort();
      allowCaching({ subjects: ['people'], until: first ? new Date(first) : undefined });
      return user;
    },
    endSession: async ({ principal, now, write }) => {
      await write((tx) => endSession(tx, principal.sessionId, now));
    },
  });
}
