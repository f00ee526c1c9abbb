import { eq } from 'drizzle-orm';
import { orders } from '../../../server/database/schema/orders';
import { payoutEntries } from '../../../server/database/schema/payouts';
import { advanceStorePayouts } from '../../../server/payouts/close-payout-periods';
import { ordersOfPayout } from '../../../server/payouts/payout-holds.query';
import {
  type PayoutTransitionRequest,
  transitionPayout,
} from '../../../server/payouts/payout-transitions';
import { createSale, refundOrder } from '../../api/payouts/payout-history';
import type { JourneyStore } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Two sales of the previous week, with a quarter of one refunded; the week is closed. Returns the
 * number of the refunded order, and the payout that contains it.
 */
export async function sellLastWeek(store: JourneyStore) {
  const { backend, id } = store;
  const at = new Date(Date.now() - 7 * DAY_MS);
  await createSale(backend, id, 20_000, at);
  const orderId = await createSale(backend, id, 10_000, at);
  await refundOrder(backend, orderId, 7500, new Date(at.getTime() + 60_000));
  await closeWeeks(store);
  return payoutOf(backend, orderId);
}

/** Counts what was sold and refunded until the end of the week before this time into payouts. */
export async function closeWeeks(
  { backend, id }: JourneyStore,
  now: Date = new Date(),
): Promise<void> {
  const advance = () => backend.database.transaction((tx) => advanceStorePayouts(tx, id, now));
  while ((await advance()) !== 'settled');
}

async function payoutOf({ database: { db } }: JourneyStore['backend'], orderId: string) {
  const [found] = await db
    .select({ number: orders.number, payoutId: payoutEntries.payoutId })
    .from(payoutEntries)
    .innerJoin(orders, eq(orders.id, payoutEntries.orderId))
    .where(eq(orders.id, orderId))
    .limit(1);
  if (!found) throw new Error('The sale was not counted.');
  return found;
}

/** A small PDF document. */
export const PDF_CONTENT = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');

type Move = Omit<PayoutTransitionRequest, 'payoutId' | 'now'>;

async function transitionPayoutTo(
  { backend }: JourneyStore,
  payoutId: string,
  moves: readonly Move[],
) {
  for (const move of moves) {
    await backend.database.transaction((tx) =>
      transitionPayout(tx, { payoutId, now: new Date(), ...move }),
    );
  }
}

/**
 * The marketplace holds a payout back because of a dispute about one of its orders, whose number is
 * returned.
 */
export async function holdPayout(store: JourneyStore, payoutId: string): Promise<string> {
  const orderIds = await store.backend.database.transaction((tx) => ordersOfPayout(tx, payoutId));
  const [orderId = ''] = orderIds;
  const reasonCode = 'order_dispute';
  await transitionPayoutTo(store, payoutId, [{ action: 'hold', reasonCode, orderIds: [orderId] }]);
  const [order] = await store.backend.database.db
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, orderId));
  return String(order?.number);
}

/** The marketplace sends a rejected payout again. */
export function retryPayout(store: JourneyStore, payoutId: string): Promise<void> {
  return transitionPayoutTo(store, payoutId, [{ action: 'retry' }]);
}

/** The bank sends a payout back because it does not know the account. */
export function rejectPayout(store: JourneyStore, payoutId: string): Promise<void> {
  return transitionPayoutTo(store, payoutId, [
    { action: 'process' },
    { action: 'fail', reasonCode: 'account_refused' },
  ]);
}

/** The bank pays a payout. */
export function payPayout(store: JourneyStore, payoutId: string): Promise<void> {
  return transitionPayoutTo(store, payoutId, [
    { action: 'process' },
    { action: 'pay', bankReference: 'VIR-7' },
  ]);
}
