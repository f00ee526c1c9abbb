import type { DeliveryOutcome } from '#domain/orders/delivery-attempt';
import type { IsoDay } from '#domain/time/casablanca-day';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { recordEditing } from '../editing/record-edit.actors';

/** The values of a delivery attempt's form; null for no choice. */
export type DeliveryAttemptValues = {
  outcome: DeliveryOutcome | null;
  postponedTo: IsoDay | null;
  note: string;
};

export const NO_DELIVERY_ATTEMPT: DeliveryAttemptValues = {
  outcome: null,
  postponedTo: null,
  note: '',
};

/** Records the outcome of a delivery attempt on an order; the record has the order's id. */
export const deliveryAttemptEditing = recordEditing<DeliveryAttemptValues>({
  save: async ({ id, values: { outcome, postponedTo, note } }, store, signal) => {
    const logging = ordersEndpoints.endpoints.logDeliveryAttempt.initiate({
      orderId: id ?? '',
      deliveryAttemptRequest: {
        // The form requires an outcome before it is sent.
        outcome: outcome ?? 'unreachable',
        postponedTo: outcome === 'postponed' ? postponedTo : null,
        note: note.trim() || null,
      },
    });
    await unwrapWithSignal(store.dispatch(logging), signal);
    return { id, revision: null, values: NO_DELIVERY_ATTEMPT };
  },
});
