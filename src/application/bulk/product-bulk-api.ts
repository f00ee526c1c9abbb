import { productsEndpoints } from '../api/products-endpoints.generated';

/** The endpoints of bulk changes of products. A dry run invalidates no cache. */
export const bulkProductsApi = productsEndpoints.enhanceEndpoints({
  endpoints: {
    updateProducts: {
      invalidatesTags: (_result, _error, { productBulkUpdate }) =>
        productBulkUpdate.dryRun ? [] : ['products'],
    },
  },
});
