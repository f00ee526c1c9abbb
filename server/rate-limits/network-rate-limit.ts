import type { Call, ServerContext } from '../context';
import { networkOf } from '../http/client-address';
import { consumeRateLimit } from './rate-limit';

/** What is counted by network; each has a count of its own. */
export type NetworkOperation =
  | 'register'
  | 'confirm-email'
  | 'links-from'
  | 'confirm'
  | 'exchange'
  | 'link-code'
  | 'checkout'
  | 'calendar-feed'
  | 'chat'
  | 'chat-link'
  | 'candidate'
  | 'candidate-link'
  | 'application'
  | 'tours'
  | 'tour-links'
  | 'test-cards'
  | 'contact'
  | 'join'
  | 'portal-errors';

/**
 * Counts one request of this client's network, across all processes.
 * @param limit requests in any sixty seconds
 * @throws ProblemError 429 beyond it
 */
export function consumeNetworkLimit(
  { database }: ServerContext,
  operation: NetworkOperation,
  { request, now }: Pick<Call, 'request' | 'now'>,
  limit: number,
): Promise<void> {
  return consumeRateLimit(database, `${operation}:${networkOf(request)}`, limit, now);
}
