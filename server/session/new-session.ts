import { addSeconds } from 'date-fns/addSeconds';
import type { FastifyRequest } from 'fastify';
import type { ProviderName } from '#domain/identity/identity-providers';
import type { Role } from '#domain/permissions/permissions';
import type { TokenPair } from '#openapi/types.generated';
import { newId } from '../database/ids';
import type { sessions } from '../database/schema/stores';
import type { Tokens } from '../ports/tokens.port';
import { sessionOriginOf } from './session-origin';
import { hashToken, REFRESH_SECONDS } from './tokens';

/** A session that is not stored yet, with the tokens for its user. */
export interface NewSession {
  readonly pair: TokenPair;
  readonly row: typeof sessions.$inferInsert;
}

/**
 * Signs the tokens of a new session, before the transaction that stores it.
 * @param identityProvider whose token began it; none for a password
 */
export async function createSession(
  tokens: Tokens,
  { id: userId, role }: { readonly id: string; readonly role: Role },
  request: FastifyRequest,
  now: Date,
  identityProvider?: ProviderName,
): Promise<NewSession> {
  const subject = { userId, sessionId: newId('ses', now.getTime()) };
  const [access, refresh] = await Promise.all([
    tokens.signAccess({ ...subject, role }, now),
    tokens.signRefresh(subject, now),
  ]);
  const row = {
    id: subject.sessionId,
    userId,
    refreshTokenHash: hashToken(refresh),
    identityProvider: identityProvider ?? null,
    ...sessionOriginOf(request),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addSeconds(now, REFRESH_SECONDS),
  };
  return { pair: { access, refresh }, row };
}
