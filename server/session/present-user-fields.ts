import type { users } from '../database/schema/stores';

type PresentedUser = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'userName'
  | 'email'
  | 'role'
  | 'phoneNumber'
  | 'status'
  | 'lastSeenAt'
  | 'createdAt'
  | 'updatedAt'
  | 'revision'
>;

/** The fields of a user that the contract shows to the user and to others. */
export function presentUserFields(user: PresentedUser) {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    userName: user.userName,
    email: user.email,
    role: user.role,
    phoneNumber: user.phoneNumber,
    status: user.status,
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    revision: user.revision,
  };
}
