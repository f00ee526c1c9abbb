import { metricsEndpoints } from '../api/metrics-endpoints.generated';

/** The call of the day. It counts records of many kinds: whatever changes them makes it stale. */
export const homeApi = metricsEndpoints.enhanceEndpoints({
  addTagTypes: ['orders', 'returns', 'cancellations', 'products', 'stores'],
  endpoints: {
    getToday: {
      providesTags: ['metrics', 'orders', 'returns', 'cancellations', 'products', 'stores'],
    },
  },
});
