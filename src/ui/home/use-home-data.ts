import { useEffect } from 'react';
import { useListCancellationsQuery } from '#application/api/cancellations-endpoints.generated';
import { useListConversationsQuery } from '#application/api/conversations-queries.generated';
import { useListInvoicesQuery } from '#application/api/invoices-endpoints.generated';
import { useListOrdersQuery } from '#application/api/orders-endpoints.generated';
import { useListReturnsQuery } from '#application/api/returns-endpoints.generated';
import { homeApi } from '#application/home/home-api';
import type { Today } from '#openapi/types.generated';
import { useNow } from '../lists/use-now';
import { usePermission } from '../portal-context/use-permission';
import {
  DUE_CONVERSATIONS,
  DUE_ORDERS,
  DUE_REQUESTS,
  LATEST_INVOICES,
  LATEST_ORDERS,
} from './home-reads';

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

/** The next deadlines: of orders, returns, requests for cancellation, and answers. */
export function useDueWork() {
  const seesReturns = usePermission('returns.see');
  const orders = useListOrdersQuery(DUE_ORDERS);
  const returns = useListReturnsQuery(DUE_REQUESTS, { skip: !seesReturns });
  const cancellations = useListCancellationsQuery(DUE_REQUESTS);
  const skip = !usePermission('conversations.see');
  const conversations = useListConversationsQuery(DUE_CONVERSATIONS, { skip });
  return { orders, returns, cancellations, conversations };
}

/** The newest orders. */
export function useLatestOrders() {
  return useListOrdersQuery(LATEST_ORDERS);
}

/** The newest invoices and credit notes. */
export function useLatestInvoices() {
  const skip = !usePermission('invoices.see');
  return useListInvoicesQuery(LATEST_INVOICES, { skip });
}

/**
 * Whether all queries of the page have finished, with success or not. The page is then rendered at
 * once, because cards that load one after another would move each other.
 */
export function useIsHomeLoaded(): boolean {
  const due = Object.values(useDueWork());
  const latest = [useLatestOrders(), useLatestInvoices()];
  return [...due, ...latest].every(({ isLoading }) => !isLoading);
}
