import type { CancellationReason } from '#domain/cancellations/cancellation-lifecycle';
import type { LineQuantity } from '#domain/orders/line-quantities';
import { settled } from '../api/settled';
import { fingerprint } from '../editing/fingerprint';
import { recordEditing } from '../editing/record-edit.actors';
import { cancellationsApi } from '../requests/request-api';

/** Pieces to cancel as they are typed; null while nothing was. */
export type PiecesValues = {
  items: { orderItemId: string; quantity: number | null }[];
  reasonCode: CancellationReason | null;
  restock: boolean;
  note: string;
};

/** The lines of which pieces are wanted; the others are left out. */
export const wantedLines = (items: PiecesValues['items']): LineQuantity[] =>
  items.flatMap(({ orderItemId, quantity }) => (quantity ? [{ orderItemId, quantity }] : []));

/**
 * The shop's own cancellation of pieces of the order whose id the record has. Money goes back with it:
 * sent again without an answer it happens once, because its key follows from the form and from what it says.
 * @param runId names the form; letters, digits and hyphens
 */
export const piecesEditing = (runId: string) =>
  recordEditing<PiecesValues>({
    save: async ({ id, values }, store, signal) => {
      const { items, reasonCode, restock, note } = values;
      const cancellationRequest = {
        items: wantedLines(items),
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
      await settled(store.dispatch(creating), signal);
      return { id, revision: null, values };
    },
  });
