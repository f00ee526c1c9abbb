import { metricsEndpoints } from '../api/metrics-endpoints.generated';

/** The records that the day's figures count and list. */
const COUNTED = [
  'orders',
  'returns',
  'cancellations',
  'products',
  'payouts',
  'stores',
  'pickups',
  'tasks',
  'calendar',
] as const;

/** The endpoint of the day's figures. A change of any counted record invalidates it. */
export const homeApi = metricsEndpoints.enhanceEndpoints({
  addTagTypes: COUNTED,
  endpoints: { getToday: { providesTags: ['metrics', ...COUNTED] } },
});
