import { type Order, ordersEndpoints } from '../api/orders-endpoints.generated';
import { settled } from '../api/settled';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** What the team notes about an order; empty where there is nothing. No client sees it. */
export type NoteValues = { internalNote: string };

/** An order as the form of its note sees it. */
export const noteRecord = ({ id, revision, internalNote }: Order): EditedRecord<NoteValues> => ({
  id,
  revision,
  values: { internalNote: internalNote ?? '' },
});

/** The team's note on an order. */
export const noteEditing = recordEditing<NoteValues>({
  save: async ({ id, revision, changes }, store, signal) => {
    const writing = ordersEndpoints.endpoints.updateOrder.initiate({
      orderId: id ?? '',
      'If-Match': `"${revision}"`,
      orderUpdate: changes,
    });
    return noteRecord(await settled(store.dispatch(writing), signal));
  },
  // The contract promises the order in `current` of a 412.
  recordOf: (current) => noteRecord(current as Order),
});
