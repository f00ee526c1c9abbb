import type { OrderSummary } from '#openapi/types.generated';

/** Whether the marketplace has to verify the order before the store can accept it. */
export function isUnderReview({ status }: Pick<OrderSummary, 'status'>): boolean {
  return status === 'new' || status === 'approved';
}
