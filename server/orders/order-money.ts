import { eq, sum } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { orders } from '../database/schema/orders';
import { returns } from '../database/schema/returns';
import type { OrderRow } from './orders.repository';

/** What a sum is given back for. */
export interface GivenBack {
  /** Centimes. */
  readonly amount: number;
  readonly reason: 'cancellation' | 'return' | 'goodwill';
  /** The record it is given back for. */
  readonly sourceId: string;
  readonly now: Date;
}

type PaidOrder = Pick<OrderRow, 'id' | 'storeId' | 'total' | 'paymentMethod' | 'paymentStatus'>;

const HOLDS_MONEY: ReadonlySet<OrderRow['paymentStatus']> = new Set([
  'captured',
  'partially_refunded',
]);

const writeStatus = async (
  tx: Tx,
  orderId: string,
  paymentStatus: OrderRow['paymentStatus'],
): Promise<void> => {
  await tx.update(orders).set({ paymentStatus }).where(eq(orders.id, orderId));
};

/** What the client paid for the order as it stands and did not get back yet, in centimes. */
export const refundableOf = async (reader: Reader, order: PaidOrder): Promise<number> => {
  if (!HOLDS_MONEY.has(order.paymentStatus)) return 0;
  const [row] = await reader
    .select({ refunded: sum(returns.refundTotal).mapWith(Number) })
    .from(returns)
    .where(eq(returns.orderId, order.id));
  return Math.max(0, order.total - (row?.refunded ?? 0));
};

/** Takes what is due: cash on delivery, a card or a transfer when the order is verified. */
export const captureOrderPayment = async (
  tx: Tx,
  order: PaidOrder,
  _now: Date,
): Promise<void> => {
  if (!HOLDS_MONEY.has(order.paymentStatus)) await writeStatus(tx, order.id, 'captured');
};

/**
 * Gives a sum back, bounded by what is refundable. The caller holds the order's lock.
 * @returns what was given back, in centimes
 */
export const giveBack = async (
  tx: Tx,
  order: PaidOrder,
  { amount }: GivenBack,
): Promise<number> => {
  const refundable = await refundableOf(tx, order);
  const given = Math.min(amount, refundable);
  if (given > 0) {
    await writeStatus(tx, order.id, given === refundable ? 'refunded' : 'partially_refunded');
  }
  return given;
};
