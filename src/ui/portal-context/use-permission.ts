import { useSelector } from '@xstate/react';
import type { Permission } from '#domain/permissions/permissions';
import { useApplication } from './application-context';

/** Whether the signed-in user holds a permission; menus and buttons follow it. */
export function usePermission(permission: Permission): boolean {
  const { session } = useApplication();
  return useSelector(
    session,
    ({ context }) => context.user?.permissions.includes(permission) ?? false,
  );
}
