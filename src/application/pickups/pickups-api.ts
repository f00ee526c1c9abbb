import { pickupsEndpoints } from '../api/pickups-endpoints.generated';

/** The endpoints of pickups. A collected pickup hands its orders over. */
export const pickupsApi = pickupsEndpoints.enhanceEndpoints({
  addTagTypes: ['orders'],
  endpoints: { performPickupAction: { invalidatesTags: ['pickups', 'orders'] } },
});
