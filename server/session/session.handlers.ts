import { addSeconds } from 'date-fns/addSeconds';
import { permissionsOf } from '#domain/permissions/permissions';
import type { ServerContext } from '../context';
import type { AccessToken, CurrentUser, TokenPair } from '../contract.generated';
import { newId } from '../database/ids';
import { type CallOf, contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { unauthorized } from './authentication';
import { findUserByPassword } from './find-user-by-password';
import { presentUserFields } from './present-user-fields';
import {
  endSession,
  findUserWithStore,
  insertSessionIfAllowed,
  markRefreshed,
  type UserWithStore,
  userNameKeyOf,
} from './session.repository';
import { sessionOriginOf } from './session-origin';
import { hashToken, REFRESH_SECONDS, tokenInvalid } from './tokens';

/** The user in the contract's form, as an answer to that user. */
export function presentCurrentUser({ user, store, cityName }: UserWithStore): CurrentUser {
  return {
    ...presentUserFields(user),
    emailConfirmed: user.emailConfirmedAt !== null,
    permissions: permissionsOf(user.role),
    store: {
      id: store.id,
      name: store.name,
      nameAr: store.nameAr,
      city: cityName,
      status: store.status,
    },
  };
}

/** A wrong name, a wrong password and a user who may not sign in get the same answer. */
async function signIn(
  { database, tokens, config }: ServerContext,
  { body: { username, password }, now, request }: CallOf<'createToken'>,
): Promise<TokenPair> {
  await consumeRateLimit(
    database,
    `sign-in:${userNameKeyOf(username)}`,
    config.signInsPerMinute,
    now,
  );
  const user = await findUserByPassword(database.db, username, password);
  if (!user) throw unauthorized();
  const subject = { userId: user.id, sessionId: newId('ses', now.getTime()) };
  const [access, refresh] = await Promise.all([
    tokens.signAccess(subject, now),
    tokens.signRefresh(subject, now),
  ]);
  const isOpen = await database.transaction((tx) =>
    insertSessionIfAllowed(tx, user, {
      id: subject.sessionId,
      userId: user.id,
      refreshTokenHash: hashToken(refresh),
      ...sessionOriginOf(request),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: addSeconds(now, REFRESH_SECONDS),
    }),
  );
  if (!isOpen) throw unauthorized();
  return { access, refresh };
}

async function refresh(
  { database, tokens, findOpenSession }: ServerContext,
  { body, now }: CallOf<'refreshToken'>,
): Promise<AccessToken> {
  const subject = await tokens.readRefresh(body.refresh, now);
  const found = await findOpenSession(subject.sessionId, now);
  if (found?.refreshTokenHash !== hashToken(body.refresh)) throw tokenInvalid();
  await markRefreshed(database.db, subject.sessionId, found.userId, now);
  return { access: await tokens.signAccess(subject, now) };
}

/** Sign-in, token refresh and sign-out (specification, sections 4 and 7). */
export function sessionHandlers(context: ServerContext) {
  return contractHandlers({
    createToken: (call) => signIn(context, call),
    refreshToken: (call) => refresh(context, call),
    getCurrentUser: async ({ principal, allowCaching }) => {
      allowCaching({ subjects: ['people'] });
      const found = await findUserWithStore(context.database.db, principal.userId);
      if (!found) throw notFound();
      return presentCurrentUser(found);
    },
    endSession: async ({ principal, now, write }) => {
      await write((tx) => endSession(tx, principal.sessionId, now));
    },
  });
}
