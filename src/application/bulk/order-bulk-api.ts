import { ordersEndpoints } from '../api/orders-endpoints.generated';

/**
 * The calls of a step of many orders. A dry run makes nothing stale; how far an order has
 * gone decides what can be answered to its cancellation.
 */
export const bulkOrdersApi = ordersEndpoints.enhanceEndpoints({
  addTagTypes: ['cancellations'],
  endpoints: {
    performOrdersAction: {
      invalidatesTags: (_result, _error, { bulkOrderRequest }) =>
        bulkOrderRequest.dryRun ? [] : ['orders', 'cancellations'],
    },
  },
});
