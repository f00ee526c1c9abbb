/** The states of an invitation that is not accepted yet. */
export const INVITATION_STATES = ['pending', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/**
 * The times of an invitation; `invitedAt` is null for a user whose password was set without one.
 */
export interface InvitationTimes {
  /** When it was last sent. */
  readonly invitedAt: Date | null;
  /** When its link expires; null once it was withdrawn. */
  readonly invitationExpiresAt: Date | null;
}

/** Whether a user has never come in: they were invited, and have not signed in since. */
export function isOnlyInvited({
  invitedAt,
  lastSeenAt,
}: Pick<InvitationTimes, 'invitedAt'> & { readonly lastSeenAt: Date | null }): boolean {
  return invitedAt !== null && lastSeenAt === null;
}

/**
 * Whether a user was invited by their address alone and has given no names yet: who accepts such an
 * invitation is asked for names and phone.
 */
export function isWithoutNames(user: {
  readonly firstName: string;
  readonly lastName: string;
}): boolean {
  return user.firstName === '' && user.lastName === '';
}

/** The state of the invitation at `now`; null for a user who has a password and needs none. */
export function invitationState(
  { invitedAt, invitationExpiresAt }: InvitationTimes,
  now: Date,
): InvitationState | null {
  if (invitedAt === null) return null;
  if (invitationExpiresAt === null) return 'withdrawn';
  return invitationExpiresAt > now ? 'pending' : 'expired';
}
