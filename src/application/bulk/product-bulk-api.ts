import { productsEndpoints } from '../api/products-endpoints.generated';

/** The calls of a change in bulk. A dry run makes nothing stale. */
export const bulkProductsApi = productsEndpoints.enhanceEndpoints({
  endpoints: {
    updateProducts: {
      invalidatesTags: (_result, _error, { productBulkUpdate }) =>
        productBulkUpdate.dryRun ? [] : ['products'],
    },
  },
});
