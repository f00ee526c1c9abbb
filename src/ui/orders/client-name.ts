import type { OrderSummary } from '#application/api/orders-endpoints.generated';

/** The client's name on an order. */
export function clientName({ client }: Pick<OrderSummary, 'client'>): string {
  return `${client.firstName} ${client.lastName}`;
}
