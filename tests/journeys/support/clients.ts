import { eq } from 'drizzle-orm';
import { orders } from '../../../server/database/schema/orders';
import type { JourneyStore } from './store';

/** The id of the client who placed an order. */
export async function clientOf({ backend }: JourneyStore, { id }: { id: string }): Promise<string> {
  const [order] = await backend.database.db
    .select({ clientId: orders.clientId })
    .from(orders)
    .where(eq(orders.id, id));
  if (!order) throw new Error('The order does not exist.');
  return order.clientId;
}
