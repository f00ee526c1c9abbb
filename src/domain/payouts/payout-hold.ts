import { addDays, casablancaDay, casablancaInstant } from '../time/casablanca-day';
import type { PayoutHoldReason } from './payout-reasons';

/** Days that a store has to answer the question behind a payout on hold. */
export const HOLD_ANSWER_DAYS = 7;

/** The hour of the last day at which an answer is due, in Casablanca. */
const DUE_HOUR = 18;

/** Until when a payout that is held back at `now` is to be answered. */
export function answerDueAt(now: Date): Date {
  return casablancaInstant(addDays(casablancaDay(now), HOLD_ANSWER_DAYS), DUE_HOUR);
}

/** Why a payout cannot be held back for these orders. */
export type HoldRefusal = 'required' | 'unknown';

/**
 * Whether the orders that a hold names fit: a dispute names at least one, and each is in the payout.
 * @param contested ids of the orders that the marketplace names
 * @param paid ids of the orders of the payout
 */
export function checkHeldOrders(
  reason: PayoutHoldReason,
  contested: readonly string[],
  paid: ReadonlySet<string>,
): HoldRefusal | null {
  if (reason === 'order_dispute' && contested.length === 0) return 'required';
  return contested.every((id) => paid.has(id)) ? null : 'unknown';
}

/** Whether the time to answer has passed. The marketplace then decides by what it has. */
export function isAnswerOverdue({ answerBy }: { answerBy: string | null }, now: Date): boolean {
  return answerBy !== null && new Date(answerBy) < now;
}
