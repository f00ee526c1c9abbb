import { useSelector } from '@xstate/react';
import type { CurrentUser } from '#application/api/session-endpoints.generated';
import { sessionApi } from '#application/session/session-api';
import { useApplication } from './application-context';

/**
 * Who is signed in, as the cache has it: a change of the own account shows at once. Before the cache
 * is filled, as the session has it.
 */
export function useCurrentUser(): CurrentUser | null {
  const known = useSelector(useApplication().session, ({ context }) => context.user);
  const { data } = sessionApi.useGetCurrentUserQuery();
  return data?.id === known?.id ? (data ?? known) : known;
}
