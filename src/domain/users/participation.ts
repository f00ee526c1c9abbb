import type { UserStatus } from './user-lifecycle';

/** What decides whether a user takes part in their store. */
export interface Membership {
  readonly status: UserStatus;
  readonly isArchived: boolean;
  /**
   * The user was invited and has not chosen a password yet, whether the link is valid, expired or
   * withdrawn.
   */
  readonly isInvited: boolean;
}

/** The groups of a store's staff. Each user is in one of them. */
export const STAFF_GROUPS = ['active', 'invited', 'inactive', 'archived'] as const;
export type StaffGroup = (typeof STAFF_GROUPS)[number];

/** The user's group: what the list calls active, invited, inactive and archived. */
export function staffGroupOf({ status, isArchived, isInvited }: Membership): StaffGroup {
  if (isArchived) return 'archived';
  if (status === 'inactive') return 'inactive';
  return isInvited ? 'invited' : 'active';
}

/**
 * Whether the user takes part in the store: they have come in, are active and not archived. Only
 * they are notified, and count as active or as an admin.
 */
export function takesPart(user: Membership): boolean {
  return staffGroupOf(user) === 'active';
}

/**
 * Whether the store's mails, with names and totals, may go to the user. An address that the user
 * has not proved may belong to somebody else.
 */
export function canReceiveStoreMail(
  user: Membership & { readonly isEmailConfirmed: boolean },
): boolean {
  return takesPart(user) && user.isEmailConfirmed;
}
