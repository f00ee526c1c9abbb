import { ordersEndpoints } from '../api/orders-endpoints.generated';

/**
 * The endpoints of actions on many orders. A dry run invalidates no cache. An order's progress
 * decides which answers to its cancellation are possible, and a handover which carrier was used last.
 */
export const bulkOrdersApi = ordersEndpoints.enhanceEndpoints({
  addTagTypes: ['cancellations', 'carriers'],
  endpoints: {
    performOrdersAction: {
      invalidatesTags: (_result, _error, { bulkOrderRequest }) =>
        bulkOrderRequest.dryRun ? [] : ['orders', 'cancellations', 'carriers'],
    },
  },
});
