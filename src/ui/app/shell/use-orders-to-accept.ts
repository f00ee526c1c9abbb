import { useListOrdersQuery } from '#application/api/orders-endpoints.generated';

/** The smallest page that carries the counts. */
const COUNTS_ONLY = { page: 1, pageSize: 1 } as const;

/** How many orders wait to be accepted; undefined while it isn't known. */
export function useOrdersToAccept(): number | undefined {
  const { data } = useListOrdersQuery(COUNTS_ONLY);
  return data?.counts['pending'];
}
