import type { testCards } from '../../database/schema/cards';

/** How a test card behaves when it is asked for money. */
type TestCardBehaviour = (typeof testCards.$inferSelect)['behaviour'];

/**
 * The numbers that the test processor knows, which belong to nobody: as payment providers publish them.
 * Of `unanswered` the bank's first answer is lost on the way; `answered_twice` is told of twice more.
 */
export const TEST_CARD_NUMBERS: Readonly<Record<string, TestCardBehaviour>> = {
  '4242424242424242': 'approved',
  '5555555555554444': 'approved',
  '4000000000000002': 'declined',
  '4000000000000119': 'unanswered',
  '4000000000000077': 'answered_twice',
};
