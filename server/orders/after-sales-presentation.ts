import type { clients, orders } from '../database/schema/orders';
import { presentClient } from './order-presentation';

/** A request about an order: the columns that a return and a cancellation have in common. */
interface AfterSalesRow {
  readonly id: string;
  readonly orderId: string;
  readonly refundTotal: number;
  readonly deadlineAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly revision: number;
}

/** The other records shown with a request. */
interface AfterSalesContext {
  readonly order: Pick<typeof orders.$inferSelect, 'number' | 'status'>;
  readonly client: typeof clients.$inferSelect;
  readonly piecesCount: number;
}

/** The fields that returns and cancellations share in the contract. Amounts in centimes. */
export function presentAfterSalesRequest(
  request: AfterSalesRow,
  { order, client, piecesCount }: AfterSalesContext,
) {
  return {
    id: request.id,
    orderId: request.orderId,
    orderNumber: String(order.number),
    orderStatus: order.status,
    client: presentClient(client),
    piecesCount,
    refundTotal: request.refundTotal,
    deadlineAt: request.deadlineAt?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    revision: request.revision,
  };
}
