import { useEffect } from 'react';
import { useListCancellationsQuery } from '#application/api/cancellations-endpoints.generated';
import { useListInvoicesQuery } from '#application/api/invoices-endpoints.generated';
import type { Today } from '#application/api/metrics-endpoints.generated';
import { useListOrdersQuery } from '#application/api/orders-endpoints.generated';
import { useListReturnsQuery } from '#application/api/returns-endpoints.generated';
import { homeApi } from '#application/home/home-api';
import { useNow } from '../lists/use-now';
import { usePermission } from '../portal-context/use-permission';

/** Number of rows of each card. */
export const ROWS_PER_CARD = 5;

/** Orders that wait for an action of the store. */
const DUE_STATUSES = ['pending', 'confirmed', 'processing', 'ready'] as const;

const FIRST = { page: 1, pageSize: ROWS_PER_CARD } as const;
const BY_DEADLINE = { ...FIRST, sort: 'deadline' } as const;
const TO_ANSWER: { status: 'requested'[] } = { status: ['requested'] };

/** The summary of the day; refetched when one of its deadlines passes. */
export function useTodaySummary() {
  const day = homeApi.useGetTodayQuery();
  const now = useNow();
  const hasMoved = day.data ? hasPassed(day.data, now) : false;
  const { refetch } = day;
  useEffect(() => {
    if (hasMoved) void refetch();
  }, [hasMoved, refetch]);
  return day;
}

function hasPassed({ work }: Today, now: Date): boolean {
  return [work.toAccept, work.toPrepare, work.toHandOver, work.returnsToAnswer].some(
    ({ firstDeadline }) => firstDeadline !== null && new Date(firstDeadline) < now,
  );
}

/** The next deadlines: of orders, returns and requests for cancellation. */
export function useDueWork() {
  const seesReturns = usePermission('returns.see');
  const orders = useListOrdersQuery({ ...BY_DEADLINE, status: [...DUE_STATUSES] });
  const returns = useListReturnsQuery({ ...BY_DEADLINE, ...TO_ANSWER }, { skip: !seesReturns });
  const cancellations = useListCancellationsQuery({ ...BY_DEADLINE, ...TO_ANSWER });
  return { orders, returns, cancellations };
}

/** The newest orders. */
export function useLatestOrders() {
  return useListOrdersQuery({ ...FIRST, sort: '-orderDate' });
}

/** The newest invoices and credit notes. */
export function useLatestInvoices() {
  const skip = !usePermission('invoices.see');
  return useListInvoicesQuery({ ...FIRST, sort: '-issueDate' }, { skip });
}

/**
 * Whether all queries of the page have finished, with success or not. The page is then rendered at
 * once, because cards that load one after another would move each other.
 */
export function useIsHomeLoaded(): boolean {
  const { orders, returns, cancellations } = useDueWork();
  const latest = [useLatestOrders(), useLatestInvoices()];
  return [orders, returns, cancellations, ...latest].every(({ isLoading }) => !isLoading);
}
