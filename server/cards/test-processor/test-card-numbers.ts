import type { testCards } from '../../database/schema/cards';

/** How a test card responds to a charge. */
type TestCardBehaviour = (typeof testCards.$inferSelect)['behaviour'];

/**
 * The card numbers that the test processor accepts; they belong to no person and are published by
 * payment providers. With `unanswered`, the bank's first response is lost; `answered_twice` sends
 * two more notices.
 */
export const TEST_CARD_NUMBERS: Readonly<Record<string, TestCardBehaviour>> = {
  '4242424242424242': 'approved',
  '5555555555554444': 'approved',
  '4000000000000002': 'declined',
  '4000000000000119': 'unanswered',
  '4000000000000077': 'answered_twice',
};
