import type { FastifyRequest } from 'fastify';
import { permissionsOf } from '#domain/permissions/permissions';
import type { Principal, ServerContext } from '../context';
import { problem } from '../http/problem-error';
import { tokenInvalid } from './tokens';

/** The request has no token, or name and password don't match. A refresh cannot help. */
export function unauthorized() {
  return problem(401, 'unauthorized', { error: 'Unauthorized' });
}

function bearerOf({ headers }: FastifyRequest): string {
  if (headers.authorization === undefined) throw unauthorized();
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization.trim())?.[1];
  if (token === undefined) throw tokenInvalid();
  return token;
}

/**
 * Returns the caller. The token only names the session. Whether the session is still open, and what
 * its user may do, is read from the database. So sign-out, archiving and a new role take effect at
 * once.
 * @throws ProblemError 401
 */
export async function authenticate(
  { tokens, findOpenSession, clock }: ServerContext,
  request: FastifyRequest,
): Promise<Principal> {
  const now = clock();
  const { sessionId, userId } = await tokens.readAccess(bearerOf(request), now);
  const found = await findOpenSession(sessionId, now);
  if (!found || found.userId !== userId) throw tokenInvalid();
  const { storeId, role, versions } = found;
  return { userId, storeId, sessionId, role, permissions: permissionsOf(role), versions };
}
