import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useApplication } from './application-context';

/** All that the signed-in user may do, as the current-user record says it. */
export function usePermissions(): ReadonlySet<string> {
  const user = useSelector(useApplication().session, ({ context }) => context.user);
  return useMemo(() => new Set(user?.permissions ?? []), [user]);
}
