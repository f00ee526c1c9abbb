/** How an invitation that nobody has accepted yet stands. */
export const INVITATION_STATES = ['pending', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What is kept of an invitation; `invitedAt` is null for who chose a password himself, or was given one. */
export interface InvitationTimes {
  /** When it was last sent. */
  readonly invitedAt: Date | null;
  /** Until when its link is good; null once it was withdrawn. */
  readonly invitationExpiresAt: Date | null;
}

/** How the invitation stands at `now`; null for who has a password and needs none. */
export const invitationState = (
  { invitedAt, invitationExpiresAt }: InvitationTimes,
  now: Date,
): InvitationState | null => {
  if (invitedAt === null) return null;
  if (invitationExpiresAt === null) return 'withdrawn';
  return invitationExpiresAt > now ? 'pending' : 'expired';
};
