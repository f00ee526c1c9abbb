import type { SessionState } from '#domain/session/tokens';
import type { Credentials, CurrentUser } from '#openapi/types.generated';

/**
 * External events of the session: another tab or a registration wrote the tokens, the signed-in user
 * was read again with other content (another role, another name), or a request found the session
 * ended.
 */
export type SessionExternalEvent =
  | { type: 'tokens.changed'; sessionState: SessionState }
  | { type: 'user.changed'; user: CurrentUser }
  | { type: 'session.lost' };

export type AuthenticationEvent =
  | { type: 'credentials.submit'; credentials: Credentials }
  | { type: 'session.signOut' }
  | { type: 'alert.acknowledge' }
  | { type: 'check.retry' }
  | SessionExternalEvent;

/* The values of these events, and of the answers, as parameters of guards and actions. */

export function stateFromEvent({ event }: { event: { sessionState: SessionState } }) {
  return { sessionState: event.sessionState };
}

export function stateFromOutput({ event }: { event: { output: SessionState } }) {
  return { sessionState: event.output };
}

export function userFromEvent({ event }: { event: { user: CurrentUser } }) {
  return { user: event.user };
}

export function fetchedUser({ event }: { event: { output: CurrentUser } }) {
  return { user: event.output };
}
