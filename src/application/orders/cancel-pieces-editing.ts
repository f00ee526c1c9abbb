import type { CancellationReason } from '#domain/cancellations/cancellation-lifecycle';
import { readableNumber } from '#domain/format/unreadable-number';
import type { LineQuantity } from '#domain/orders/line-quantities';
import { cancellationsApi } from '../after-sales/after-sales-api';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { fingerprint } from '../editing/fingerprint';
import { recordEditing } from '../editing/record-edit.actors';

/** The values of the form that cancels pieces; null for empty fields. */
export type CancelPiecesValues = {
  items: { orderItemId: string; quantity: number | null }[];
  reasonCode: CancellationReason | null;
  restock: boolean;
  note: string;
};

/** The lines with pieces to cancel; the others are left out. */
export function chosenLines(items: CancelPiecesValues['items']): LineQuantity[] {
  return items.flatMap(({ orderItemId, quantity: typed }) => {
    const quantity = readableNumber(typed);
    return quantity ? [{ orderItemId, quantity }] : [];
  });
}

/**
 * Cancels pieces of an order by the store; the record has the order's id. A cancellation includes a
 * refund. A repeated request takes effect once, because its idempotency key is derived from the
 * form and its content.
 * @param runId names the form; letters, digits and hyphens
 */
export function cancelPiecesEditing(runId: string) {
  return recordEditing<CancelPiecesValues>({
    save: async ({ id, values }, store, signal) => {
      const { items, reasonCode, restock, note } = values;
      const cancellationRequest = {
        items: chosenLines(items),
        // The form requires a reason before it is sent.
        reasonCode: reasonCode ?? ('other' as const),
        restock,
        ...(note.trim() && { note: note.trim() }),
      };
      const creating = cancellationsApi.endpoints.createCancellation.initiate({
        orderId: id ?? '',
        'Idempotency-Key': `${runId}-${fingerprint(JSON.stringify(cancellationRequest))}`,
        cancellationRequest,
      });
      await unwrapWithSignal(store.dispatch(creating), signal);
      return { id, revision: null, values };
    },
  });
}
