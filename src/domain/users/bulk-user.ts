import type { StaffUserAction, UserRefusal } from './user-lifecycle';

/** What can be done with some of the staff at once, in the order of the bar. */
export const BULK_USER_KINDS = ['activateUsers', 'deactivateUsers', 'archiveUsers'] as const;
export type BulkUserKind = (typeof BULK_USER_KINDS)[number];

/** The action that each kind takes on every user. */
export const BULK_USER_ACTION = {
  activateUsers: 'activate',
  deactivateUsers: 'deactivate',
  archiveUsers: 'archive',
} as const satisfies Record<BulkUserKind, StaffUserAction>;

/** What work on some of the staff must know of one. */
export interface BulkUser {
  readonly id: string;
  readonly revision: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
}

/** Why a user is left as he is; each has words of its own. */
export const BULK_USER_REASONS = [
  'beyond_role',
  'last_admin',
  'self',
  'archived',
  'already_done',
  'forbidden',
  'not_found',
  'unanswered',
  'not_sent',
  'refused',
] as const;
export type BulkUserReason = (typeof BULK_USER_REASONS)[number];

/** What the server says of a user whom it left (contract: `BulkUserRow`), in the words of work in bulk. */
export const userReasonOf = (refusal: UserRefusal | 'not_found' | null): BulkUserReason => {
  if (refusal === 'wrong_status') return 'already_done';
  if (refusal === 'no_permission') return 'forbidden';
  return refusal === null || refusal === 'not_invited' ? 'refused' : refusal;
};
