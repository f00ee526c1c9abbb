import { useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import type { Invoice, Order } from '#openapi/types.generated';

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
