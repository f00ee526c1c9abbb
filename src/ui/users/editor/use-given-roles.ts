import { ROLES, type Role } from '#domain/permissions/permissions';
import { mayGiveRole } from '#domain/users/user-lifecycle';
import { useOwnUser } from '../../app/use-own-user';

/** The roles that one may give: none above one's own (contract, user lifecycle). */
export function useGivenRoles(): readonly Role[] {
  const own = useOwnUser();
  return ROLES.filter((role) => own !== null && mayGiveRole(own.role, role));
}
