import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { isAfter } from 'date-fns/isAfter';
import { SNOOZE_DAYS } from './conversation-lifecycle';

/**
 * Limits of conversations; lengths in characters, sizes in bytes (contract: ConversationCreate).
 */
export const CONVERSATION_LIMITS = {
  subject: 200,
  body: 20_000,
  note: 4000,
  label: 30,
  labels: 10,
  attachments: 10,
  attachmentName: 120,
  /** One attachment, and all of a message. */
  attachmentBytes: 10 * 1024 * 1024,
  messageBytes: 20 * 1024 * 1024,
  /** Conversations of one bulk action. */
  bulk: 200,
} as const;

/** What is wrong with the time until which a conversation is snoozed; null for nothing. */
export function snoozeError(until: Date, now: Date): string | null {
  if (!isAfter(until, now)) return 'in_the_past';
  return isAfter(until, addMilliseconds(now, SNOOZE_DAYS * millisecondsInDay)) ? 'too_large' : null;
}

/** A subject without the marks that mail programs put before it: `Re:`, `TR :`, `رد:`. */
export function bareSubject(subject: string): string {
  const mark = /^\s*(?:re|rép|fwd?|tr|aw|wg|رد|إعادة توجيه)\s*(?:\[\d+\])?\s*[:：]\s*/iu;
  let rest = subject.replace(/\s+/gu, ' ').trim();
  while (mark.test(rest)) rest = rest.replace(mark, '');
  return rest.trim();
}
