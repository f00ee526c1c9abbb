import type { OrderSummary } from '#openapi/types.generated';

/** The client's name on an order. */
export function clientName({ client }: Pick<OrderSummary, 'client'>): string {
  return `${client.firstName} ${client.lastName}`;
}
