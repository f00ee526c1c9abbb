import type { Invoice } from '#application/api/invoices-endpoints.generated';
import { type Order, useGetOrderQuery } from '#application/api/orders-endpoints.generated';

/**
 * By which means a paid invoice of an order was paid; null for other invoices, and for a user who may
 * not see the order.
 */
export function usePaidBy({ orderId, status }: Pick<Invoice, 'orderId' | 'status'>): {
  readonly means: Order['paymentMethod'] | null;
  /** Whether the order is still being read. */
  readonly isReading: boolean;
} {
  const { currentData, isFetching } = useGetOrderQuery(
    { orderId: orderId ?? '' },
    { skip: orderId === null || status !== 'paid' },
  );
  return { means: currentData?.paymentMethod ?? null, isReading: isFetching && !currentData };
}
