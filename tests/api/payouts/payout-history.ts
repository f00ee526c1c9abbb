import { eq } from 'drizzle-orm';
import { orders } from '../../../server/database/schema/orders';
import { capturePayment, refundPayment } from '../../../server/payments/payments.repository';
import { placeOrder, type TestBackend } from '../orders/order-builder';
import { oneOf, type Random } from '../support/seeded-random';
import type { TestServer } from '../support/test-server';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A sale of a store, and its expected payout. Centimes. */
export interface Sale {
  readonly orderId: string;
  readonly deliveredAt: Date;
  /** The final payout of the sale. */
  readonly worth: number;
}

/** An order of this total, delivered and paid at `at`. The commission is 12 %. */
export async function createSale(server: TestBackend, storeId: string, total: number, at: Date) {
  const { id } = await placeOrder(server, {
    storeId,
    total,
    orderDate: at,
    status: 'delivered',
    paymentMethod: 'transfer',
  });
  await server.database.db.update(orders).set({ deliveredAt: at }).where(eq(orders.id, id));
  await server.database.transaction((tx) => capturePayment(tx, { orderId: id, now: at }));
  return id;
}

/** Refunds a part of an order. */
export function refundOrder(
  server: TestBackend,
  orderId: string,
  amount: number,
  at: Date,
  reason: 'cancellation' | 'return' | 'goodwill' = 'return',
) {
  return server.database.transaction((tx) =>
    refundPayment(tx, { orderId, amount, reason, sourceId: `src_${at.getTime()}`, now: at }),
  );
}

/** An event of a store, at its time. */
export interface PayoutHistoryEvent {
  readonly at: Date;
  readonly apply: (server: TestServer) => Promise<unknown>;
}

/** Weeks of sales and refunds in random steps, in chronological order. */
export function randomHistory(random: Random, storeId: string, since: Date): PayoutHistoryEvent[] {
  const happenings: PayoutHistoryEvent[] = [];
  for (let sale = 0; sale < 30; sale += 1) {
    const at = new Date(since.getTime() + Math.floor(random() * 40 * DAY_MS));
    const total = 1 + Math.floor(random() * 50_000);
    let id = '';
    happenings.push({
      at,
      apply: async (server) => {
        id = await createSale(server, storeId, total, at);
      },
    });
    let left = total;
    for (let turn = 0; turn < 3 && random() < 0.5; turn += 1) {
      const amount = random() < 0.3 ? left : Math.ceil(random() * left);
      if (amount < 1) break;
      left -= amount;
      const later = new Date(at.getTime() + 1 + turn + Math.floor(random() * 20 * DAY_MS));
      const reason = oneOf(random, ['return', 'cancellation', 'goodwill'] as const);
      happenings.push({
        at: later,
        apply: (server) => refundOrder(server, id, amount, later, reason),
      });
    }
  }
  return happenings.sort((one, other) => one.at.getTime() - other.at.getTime());
}
