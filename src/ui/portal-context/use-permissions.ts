import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useApplication } from './application-context';

/** All permissions of the signed-in user, from the current-user record. */
export function usePermissions(): ReadonlySet<string> {
  const user = useSelector(useApplication().session, ({ context }) => context.user);
  return useMemo(() => new Set(user?.permissions ?? []), [user]);
}
