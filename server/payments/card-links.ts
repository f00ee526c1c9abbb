import { inArray, sql } from 'drizzle-orm';
import { foldForSearch } from '#domain/text/search-fold';
import { type NewCardInstruction, queueCardInstruction } from '../cards/card-instructions';
import type { CardPaymentRow } from '../cards/card-payments';
import type { Tx } from '../context';
import { payments } from '../database/schema/payments';

/** The payments of these orders are paid by what is held of a card. */
export const linkCardPayment = async (
  tx: Tx,
  orderIds: readonly string[],
  { id, authorization }: CardPaymentRow,
): Promise<void> => {
  const words = foldForSearch(authorization ?? '');
  await tx
    .update(payments)
    .set({
      cardPaymentId: id,
      reference: authorization,
      searchText: sql`${payments.searchText} || ' ' || ${words}`,
    })
    .where(inArray(payments.orderId, [...orderIds]));
};

/** Has the processor told of what was decided of an order's payment, where it was asked for it. */
export const queueCardInstructionOfOrder = async (
  tx: Tx,
  { cardPaymentId, orderId }: Pick<typeof payments.$inferSelect, 'cardPaymentId' | 'orderId'>,
  decided: Pick<NewCardInstruction, 'kind' | 'amount' | 'now'>,
): Promise<void> => {
  if (cardPaymentId) await queueCardInstruction(tx, { cardPaymentId, orderId, ...decided });
};
