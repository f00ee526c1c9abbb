import { ordersEndpoints } from '../api/orders-endpoints.generated';

/**
 * The endpoints of actions on many orders. A dry run invalidates no cache. An order's progress
 * decides which answers to its cancellation are possible.
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
