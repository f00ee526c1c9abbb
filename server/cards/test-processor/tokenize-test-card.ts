import type { TestCard } from '#openapi/types.generated';
import type { Tx } from '../../context';
import { newId } from '../../database/ids';
import { testCards } from '../../database/schema/cards';
import { invalid } from '../../http/problem-error';
import { TEST_CARD_NUMBERS } from './test-card-numbers';

/**
 * Takes a test card and returns a reference to it. The number itself is not stored.
 * @throws ProblemError 422 for any number but those of test cards
 */
export async function tokenizeTestCard(tx: Tx, { number }: TestCard, now: Date) {
  const behaviour = TEST_CARD_NUMBERS[number];
  if (behaviour === undefined) throw invalid({ number: ['not_a_test_card'] });
  const reference = newId('crd', now.getTime());
  await tx.insert(testCards).values({ reference, behaviour, createdAt: now });
  return { reference };
}
