import type { ConversationStatus } from '#domain/conversations/conversation-kinds';
import type { Tone } from '../kit/feedback/tone';

/** The colour of each status. */
export const STATUS_TONES: Readonly<Record<ConversationStatus, Tone>> = {
  new: 'info',
  open: 'warning',
  waiting: 'neutral',
  snoozed: 'neutral',
  closed: 'success',
};
