import { cancellationsEndpoints } from '../api/cancellations-endpoints.generated';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { returnsEndpoints } from '../api/returns-endpoints.generated';

/** The endpoints of returns. A refund may change the order to returned. */
export const returnsApi = returnsEndpoints.enhanceEndpoints({
  addTagTypes: ['orders'],
  endpoints: { performReturnAction: { invalidatesTags: ['returns', 'orders'] } },
});

/** The endpoints of cancellations. An accepted one, and the store's own, change their order. */
export const cancellationsApi = cancellationsEndpoints.enhanceEndpoints({
  addTagTypes: ['orders'],
  endpoints: {
    performCancellationAction: { invalidatesTags: ['cancellations', 'orders'] },
    createCancellation: { invalidatesTags: ['cancellations', 'orders'] },
  },
});

/* An order's progress decides which answers to its cancellation are possible. */
ordersEndpoints.enhanceEndpoints({
  addTagTypes: ['cancellations'],
  endpoints: { performOrderAction: { invalidatesTags: ['orders', 'cancellations'] } },
});
