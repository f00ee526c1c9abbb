import type { CancellationReason } from '#domain/cancellations/cancellation-lifecycle';
import type { LineQuantity } from '#domain/orders/line-quantities';
import { cancellationsApi } from '../after-sales/after-sales-api';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { fingerprint } from '../editing/fingerprint';
import { recordEditing } from '../editing/record-edit.actors';

/** Pieces to cancel as they are typed; null while nothing was. */
export type CancelPiecesValues = {
  items: { orderItemId: string; quantity: number | null }[];
  reasonCode: CancellationReason | null;
  restock: boolean;
  note: string;
};

/** The lines of which pieces are wanted; the others are left out. */
export const chosenLines = (items: CancelPiecesValues['items']): LineQuantity[] =>
  items.flatMap(({ orderItemId, quantity }) => (quantity ? [{ orderItemId, quantity }] : []));

/**
 * The shop's own cancellation of pieces of the order whose id the record has. Money goes back with it:
 * sent again without an answer it happens once, because its key follows from the form and from what it says.
 * @param runId names the form; letters, digits and hyphens
 */
export const cancelPiecesEditing = (runId: string) =>
  recordEditing<CancelPiecesValues>({
    save: async ({ id, values }, store, signal) => {
      const { items, reasonCode, restock, note } = values;
      const cancellationRequest = {
        items: chosenLines(items),
        // The form is sent only with a reason.
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
