import { useGetWaitingQuery } from '#application/api/waiting-endpoints.generated';
import type { Waiting } from './menu-entries';

export type WaitingCounts = Readonly<Record<Waiting, number>>;

const UNKNOWN: WaitingCounts = { orders: 0, returns: 0, cancellations: 0 };

/** How many records wait for the store, by kind; 0 while it isn't known. */
export const useWaiting = (): WaitingCounts => useGetWaitingQuery().data ?? UNKNOWN;
