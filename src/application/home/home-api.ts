import { metricsEndpoints } from '../api/metrics-endpoints.generated';

/** The records that the day's figures count and list. */
type Counted =
  | 'orders'
  | 'returns'
  | 'cancellations'
  | 'products'
  | 'payouts'
  | 'stores'
  | 'pickups'
  | 'tasks'
  | 'calendar';

/**
 * The endpoint of the day's figures. A change of any counted record invalidates it. All tags but one are
 * known to the API and its live updates, which every page loads.
 */
export const homeApi = metricsEndpoints.enhanceEndpoints<Counted>({
  addTagTypes: ['payouts'],
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
