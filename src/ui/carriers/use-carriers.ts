import {
  carriersEndpoints,
  useListCarriersQuery,
} from '#application/api/carriers-endpoints.generated';
import { FRESH_SECONDS } from '#application/api/store-api';

/** No store hands its parcels over to more carriers. */
const FIRST_PAGE = { page: 1, pageSize: 100 } as const;

/** The store's carriers, the last used first; archived ones at the end. */
export function useCarriers() {
  return useListCarriersQuery(FIRST_PAGE);
}

/** Properties of a button that soon asks for a carrier: it asks for the list before its press. */
export function useCarriersAhead() {
  const prefetch = carriersEndpoints.usePrefetch('listCarriers');
  const fetchAhead = () => prefetch(FIRST_PAGE, { ifOlderThan: FRESH_SECONDS });
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
}
