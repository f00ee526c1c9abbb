import { useSelector } from '@xstate/react';
import { sessionEndpoints } from '#application/api/session-endpoints.generated';
import type { CurrentUser } from '#openapi/types.generated';
import { useApplication } from './application-context';

/**
 * The signed-in user, from the cache: a change of their account shows at once. Before the cache is
 * filled, from the session.
 */
export function useCurrentUser(): CurrentUser | null {
  const known = useSelector(useApplication().session, ({ context }) => context.user);
  const { data } = sessionEndpoints.useGetCurrentUserQuery();
  return data?.id === known?.id ? (data ?? known) : known;
}
