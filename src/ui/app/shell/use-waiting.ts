import { useListCancellationsQuery } from '#application/api/cancellations-endpoints.generated';
import { useListOrdersQuery } from '#application/api/orders-endpoints.generated';
import { useListReturnsQuery } from '#application/api/returns-endpoints.generated';
import type { ShownGroup, Waiting } from './menu-entries';

/** The smallest page that carries the counts. */
const COUNTS_ONLY = { page: 1, pageSize: 1 } as const;

export type WaitingCounts = Readonly<Record<Waiting, number>>;

/** How many records wait for the store, of those kinds that the menu shows; 0 while it isn't known. */
export function useWaiting(groups: readonly ShownGroup[]): WaitingCounts {
  const shown = new Set(
    groups.flatMap(({ entries }) =>
      entries.filter(({ locked }) => !locked).map(({ waiting }) => waiting),
    ),
  );
  const orders = useListOrdersQuery(COUNTS_ONLY, { skip: !shown.has('orders') });
  const returns = useListReturnsQuery(COUNTS_ONLY, { skip: !shown.has('returns') });
  const cancellations = useListCancellationsQuery(COUNTS_ONLY, {
    skip: !shown.has('cancellations'),
  });
  return {
    orders: orders.data?.counts['pending'] ?? 0,
    returns: returns.data?.counts['requested'] ?? 0,
    cancellations: cancellations.data?.counts['requested'] ?? 0,
  };
}
