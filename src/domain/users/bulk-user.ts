import type { StaffUserAction, UserRefusal } from './user-lifecycle';

/** The bulk actions on staff users, in the order of the bar. */
export const BULK_USER_KINDS = [
  'activateUsers',
  'deactivateUsers',
  'archiveUsers',
  'unarchiveUsers',
] as const;
export type BulkUserKind = (typeof BULK_USER_KINDS)[number];

/** The action that each kind performs on every user. */
export const BULK_USER_ACTION = {
  activateUsers: 'activate',
  deactivateUsers: 'deactivate',
  archiveUsers: 'archive',
  unarchiveUsers: 'unarchive',
} as const satisfies Record<BulkUserKind, StaffUserAction>;

/** The data of a user that a bulk action needs. */
export interface BulkUser {
  readonly id: string;
  readonly revision: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
}

/** Why a bulk action skips a user; each reason has its own text. */
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

/**
 * The reason for the server's refusal of one user (contract: `BulkUserRow`), for the bulk result.
 */
export function userReasonOf(refusal: UserRefusal | 'not_found' | null): BulkUserReason {
  if (refusal === 'wrong_status') return 'already_done';
  if (refusal === 'no_permission') return 'forbidden';
  return refusal === null || refusal === 'not_invited' ? 'refused' : refusal;
}
