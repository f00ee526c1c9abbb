import type { Order } from '#openapi/types.generated';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** The team's note on an order; empty if there is none. No client sees it. */
export type OrderNoteValues = { internalNote: string };

/** An order as a record for the form of its note. */
export function orderNoteRecord({
  id,
  revision,
  internalNote,
}: Order): EditedRecord<OrderNoteValues> {
  return {
    id,
    revision,
    values: { internalNote: internalNote ?? '' },
  };
}

/** Edits the team's note on an order. */
export const orderNoteEditing = recordEditing<OrderNoteValues>({
  save: async ({ id, revision, changes }, store, signal) => {
    const writing = ordersEndpoints.endpoints.updateOrder.initiate({
      orderId: id ?? '',
      'If-Match': `"${revision}"`,
      orderUpdate: changes,
    });
    return orderNoteRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // By contract, `current` of a 412 is the order.
  recordOf: (current) => orderNoteRecord(current as Order),
});
