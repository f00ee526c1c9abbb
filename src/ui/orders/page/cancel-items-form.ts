import * as z from 'zod/mini';
import { type CancelPiecesValues, chosenLines } from '#application/orders/cancel-pieces-editing';
import { CANCELLATION_REASONS } from '#domain/cancellations/cancellation-lifecycle';
import { everythingOpen, openQuantity } from '#domain/orders/line-quantities';
import type { Order } from '#openapi/types.generated';

/** The contract's longest message to a client. */
export const NOTE_LENGTH = 500;

/** The lines with remaining pieces, with no quantity chosen. */
export function emptyValues({ items }: Pick<Order, 'items'>): CancelPiecesValues {
  return {
    items: everythingOpen(items).map(({ orderItemId }) => ({ orderItemId, quantity: null })),
    reasonCode: null,
    restock: true,
    note: '',
  };
}

/** At least one piece, no more of a line than remain, and a reason; issues are codes. */
export function cancelItemsSchema({ items }: Pick<Order, 'items'>) {
  return z
    .object({
      items: z.array(z.object({ orderItemId: z.string(), quantity: z.nullable(z.number()) })),
      reasonCode: z
        .nullable(z.enum(CANCELLATION_REASONS))
        .check(z.refine((reason) => reason !== null, { error: 'reason_required' })),
      restock: z.boolean(),
      note: z.string().check(z.maxLength(NOTE_LENGTH, { error: 'too_long' })),
    })
    .check((context) => {
      const fail = (index: number, message: string) =>
        context.issues.push({
          code: 'custom',
          message,
          input: context.value,
          path: ['items', index, 'quantity'],
        });
      const chosen = context.value.items;
      if (chosenLines(chosen).length === 0) fail(0, 'none_chosen');
      chosen.forEach(({ orderItemId, quantity }, index) => {
        const item = items.find(({ id }) => id === orderItemId);
        if (quantity !== null && quantity < 0) fail(index, 'too_small');
        if (quantity !== null && item && quantity > openQuantity(item)) fail(index, 'too_large');
      });
    });
}
