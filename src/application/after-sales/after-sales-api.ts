import { cancellationsEndpoints } from '../api/cancellations-endpoints.generated';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { returnsEndpoints } from '../api/returns-endpoints.generated';

/** The calls of returns. Giving money back may return the whole order. */
export const returnsApi = returnsEndpoints.enhanceEndpoints({
  addTagTypes: ['orders'],
  endpoints: { performReturnAction: { invalidatesTags: ['returns', 'orders'] } },
});

/** The calls of cancellations. An accepted one, and the shop's own, change their order. */
export const cancellationsApi = cancellationsEndpoints.enhanceEndpoints({
  addTagTypes: ['orders'],
  endpoints: {
    performCancellationAction: { invalidatesTags: ['cancellations', 'orders'] },
    createCancellation: { invalidatesTags: ['cancellations', 'orders'] },
  },
});

/* How far an order has gone decides what can be answered to its cancellation. */
ordersEndpoints.enhanceEndpoints({
  addTagTypes: ['cancellations'],
  endpoints: { performOrderAction: { invalidatesTags: ['orders', 'cancellations'] } },
});
