import type { DeliveryOutcome } from '#domain/orders/delivery-attempt';
import type { IsoDay } from '#domain/time/casablanca-day';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { recordEditing } from '../editing/record-edit.actors';

/** An attempt to reach a client as it is typed; null while nothing was chosen. */
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

/** What came of an attempt, kept with the order whose id the record has. */
export const deliveryAttemptEditing = recordEditing<DeliveryAttemptValues>({
  save: async ({ id, values: { outcome, postponedTo, note } }, store, signal) => {
    const logging = ordersEndpoints.endpoints.logDeliveryAttempt.initiate({
      orderId: id ?? '',
      deliveryAttemptRequest: {
        // The form is sent only with an outcome.
        outcome: outcome ?? 'unreachable',
        postponedTo: outcome === 'postponed' ? postponedTo : null,
        note: note.trim() || null,
      },
    });
    await unwrapWithSignal(store.dispatch(logging), signal);
    return { id, revision: null, values: NO_DELIVERY_ATTEMPT };
  },
});
