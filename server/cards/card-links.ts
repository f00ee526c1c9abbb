import { inArray, sql } from 'drizzle-orm';
import { foldForSearch } from '#domain/text/search-fold';
import type { Tx } from '../context';
import { payments } from '../database/schema/payments';
import { type NewCardInstruction, queueCardInstruction } from './card-instructions';
import type { CardPaymentRow } from './card-payments';

/** Links the payments of these orders to the authorised card payment. */
export async function linkCardPayment(
  tx: Tx,
  orderIds: readonly string[],
  { id, authorization }: CardPaymentRow,
): Promise<void> {
  const words = foldForSearch(authorization ?? '');
  await tx
    .update(payments)
    .set({
      cardPaymentId: id,
      reference: authorization,
      searchText: sql`${payments.searchText} || ' ' || ${words}`,
    })
    .where(inArray(payments.orderId, [...orderIds]));
}

/**
 * Queues the decision on an order's payment for the card processor, if the order is paid by card.
 */
export async function queueCardInstructionOfOrder(
  tx: Tx,
  { cardPaymentId, orderId }: Pick<typeof payments.$inferSelect, 'cardPaymentId' | 'orderId'>,
  decided: Pick<NewCardInstruction, 'kind' | 'amount' | 'now'>,
): Promise<void> {
  if (cardPaymentId) await queueCardInstruction(tx, { cardPaymentId, orderId, ...decided });
}
