import { useGetWaitingQuery } from '#application/api/waiting-endpoints.generated';
import type { PendingKind } from '../routing/portal-route';

export type PendingCounts = Readonly<Record<PendingKind, number>>;

const NO_COUNTS: PendingCounts = { orders: 0, returns: 0, cancellations: 0 };

/** The number of records that wait for the store, by kind; 0 until loaded. */
export function usePendingCounts(): PendingCounts {
  return useGetWaitingQuery().data ?? NO_COUNTS;
}
