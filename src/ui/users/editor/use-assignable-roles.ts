import { ROLES, type Role } from '#domain/permissions/permissions';
import { canAssignRole } from '#domain/users/user-lifecycle';
import { useCurrentUser } from '../../portal-context/use-current-user';

/** The roles that the user may assign: none above their own (contract, user lifecycle). */
export function useAssignableRoles(): readonly Role[] {
  const own = useCurrentUser();
  return ROLES.filter((role) => own !== null && canAssignRole(own.role, role));
}
