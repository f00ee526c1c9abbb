import type { User } from '#openapi/types.generated';
import { userEditPath } from '../links/user-path';
import { RowEditLink } from '../lists/row-edit-link';
import { usePermission } from '../portal-context/use-permission';
import { nameOf } from './user-name';

/** To the form of a member of staff, unless they are archived. */
export function UserEditLink({ user }: { user: User }) {
  if (!usePermission('users.manage') || user.isArchived) return null;
  return <RowEditLink to={userEditPath(user)} name={nameOf(user)} />;
}
