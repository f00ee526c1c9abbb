import { metricsEndpoints } from '../api/metrics-endpoints.generated';

/** The endpoint of the day's figures. A change of any counted record invalidates it. */
export const homeApi = metricsEndpoints.enhanceEndpoints({
  addTagTypes: [
    'orders',
    'returns',
    'cancellations',
    'products',
    'payouts',
    'stores',
    'pickups',
    'tasks',
    'calendar',
  ],
  endpoints: {
    getToday: {
      providesTags: [
        'metrics',
        'orders',
        'returns',
        'cancellations',
        'products',
        'payouts',
        'stores',
        'pickups',
        'tasks',
        'calendar',
      ],
    },
  },
});
