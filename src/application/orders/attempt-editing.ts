import type { DeliveryOutcome } from '#domain/orders/delivery-attempt';
import type { IsoDay } from '#domain/time/casablanca-day';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { settled } from '../api/settled';
import { recordEditing } from '../editing/record-edit.actors';

/** An attempt to reach a client as it is typed; null while nothing was chosen. */
export type AttemptValues = {
  outcome: DeliveryOutcome | null;
  postponedTo: IsoDay | null;
  note: string;
};

export const NO_ATTEMPT: AttemptValues = { outcome: null, postponedTo: null, note: '' };

/** What came of an attempt, kept with the order whose id the record has. */
export const attemptEditing = recordEditing<AttemptValues>({
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
    await settled(store.dispatch(logging), signal);
    return { id, revision: null, values: NO_ATTEMPT };
  },
});
