import { type Order, ordersEndpoints } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** What the team notes about an order; empty where there is nothing. No client sees it. */
export type OrderNoteValues = { internalNote: string };

/** An order as the form of its note sees it. */
export const orderNoteRecord = ({
  id,
  revision,
  internalNote,
}: Order): EditedRecord<OrderNoteValues> => ({
  id,
  revision,
  values: { internalNote: internalNote ?? '' },
});

/** The team's note on an order. */
export const orderNoteEditing = recordEditing<OrderNoteValues>({
  save: async ({ id, revision, changes }, store, signal) => {
    const writing = ordersEndpoints.endpoints.updateOrder.initiate({
      orderId: id ?? '',
      'If-Match': `"${revision}"`,
      orderUpdate: changes,
    });
    return orderNoteRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the order in `current` of a 412.
  recordOf: (current) => orderNoteRecord(current as Order),
});
