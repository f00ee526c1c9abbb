import { useEffect } from 'react';
import { useListCancellationsQuery } from '#application/api/cancellations-endpoints.generated';
import { useListInvoicesQuery } from '#application/api/invoices-endpoints.generated';
import type { Today } from '#application/api/metrics-endpoints.generated';
import { useListOrdersQuery } from '#application/api/orders-endpoints.generated';
import { useListReturnsQuery } from '#application/api/returns-endpoints.generated';
import { homeApi } from '#application/home/home-api';
import { usePermission } from '../app/use-permission';
import { useNow } from '../lists/use-now';

/** Rows of each card. */
export const ROWS_PER_CARD = 5;

/** Orders that somebody in the store has to move on. */
const DUE_STATUSES = ['pending', 'confirmed', 'processing', 'ready'] as const;

const FIRST = { page: 1, pageSize: ROWS_PER_CARD } as const;
const BY_DEADLINE = { ...FIRST, sort: 'deadline' } as const;
const TO_ANSWER: { status: 'requested'[] } = { status: ['requested'] };

/** How far the day is, read again when a deadline it counted on goes by. */
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

const hasPassed = ({ work }: Today, now: Date): boolean =>
  [work.toAccept, work.toPrepare, work.toHandOver, work.returnsToAnswer].some(
    ({ firstDeadline }) => firstDeadline !== null && new Date(firstDeadline) < now,
  );

/** What is due next: of the orders, of the returns and of the requests for cancellation. */
export function useDueWork() {
  const seesReturns = usePermission('returns.see');
  const orders = useListOrdersQuery({ ...BY_DEADLINE, status: [...DUE_STATUSES] });
  const returns = useListReturnsQuery({ ...BY_DEADLINE, ...TO_ANSWER }, { skip: !seesReturns });
  const cancellations = useListCancellationsQuery({ ...BY_DEADLINE, ...TO_ANSWER });
  return { orders, returns, cancellations };
}

/** The newest orders. */
export const useLatestOrders = () => useListOrdersQuery({ ...FIRST, sort: '-orderDate' });

/** The newest invoices and credit notes. */
export function useLatestInvoices() {
  const skip = !usePermission('invoices.see');
  return useListInvoicesQuery({ ...FIRST, sort: '-issueDate' }, { skip });
}

/**
 * Whether everything that the page shows has been answered, well or not. It is drawn at once then: cards
 * that grew one after the other would push each other away.
 */
export function useIsHomeLoaded(): boolean {
  const { orders, returns, cancellations } = useDueWork();
  const latest = [useLatestOrders(), useLatestInvoices()];
  return [orders, returns, cancellations, ...latest].every(({ isLoading }) => !isLoading);
}
