// In a file of its own, because the routes of the portal read it: they need no lifecycle.

/**
 * With whom a conversation is: by letters, about an order, with the marketplace, a carrier or a
 * candidate, or within the team.
 */
export const CONVERSATION_KINDS = [
  'mail',
  'order',
  'marketplace',
  'carrier',
  'candidate',
  'team',
] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

export const CONVERSATION_STATUSES = ['new', 'open', 'waiting', 'snoozed', 'closed'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];
