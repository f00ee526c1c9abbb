import { subMilliseconds } from 'date-fns/subMilliseconds';
import { ACCEPT_WITHIN_MS } from '#domain/orders/order-lifecycle';
import type { OrderSummary } from '#openapi/types.generated';

/** The start of the time limit, UTC: for shipping, the acceptance. */
export function deadlineStart(
  { deadline, acceptedAt }: Pick<OrderSummary, 'deadline' | 'acceptedAt'>,
  until: Date,
): Date {
  const isToShip = deadline?.kind === 'ship' && acceptedAt !== null;
  return isToShip ? new Date(acceptedAt) : subMilliseconds(until, ACCEPT_WITHIN_MS);
}
