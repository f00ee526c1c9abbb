import { millisecondsInHour } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { VERIFY_WITHIN_MS } from '#domain/orders/order-time-limits';
import type { ServerContext } from '../context';
import { orders } from '../database/schema/orders';
import { NEJJARINE, ZAHRA } from '../demo/demo-stores';
import { seededRandom } from '../demo/random';
import { ProblemError } from '../http/problem-error';
import { verifyOrder } from '../marketplace/marketplace-orders';
import { shopperOrders } from './simulated-shoppers';

/** Age at which an unverified order is verified: some hours before it would be cancelled. */
const VERIFIED_AFTER_MS = VERIFY_WITHIN_MS - 4 * millisecondsInHour;

/** Minimum number of pending orders: a demo without any has nothing to show. */
const MIN_PENDING_ORDERS = 3;

/**
 * Keeps a demo without a simulation from running empty. Time limits cancel orders that are not
 * verified or accepted, so this task verifies orders in time and places new ones when too few are
 * pending. Runs only if the demo was requested (`SEED_DEMO`), and only in the demo's stores.
 */
export async function replenishDemo({
  config,
  database,
  clock,
}: Pick<ServerContext, 'config' | 'database' | 'clock'>): Promise<void> {
  if (!config.seedDemo) return;
  const now = clock();
  const forgotten = await database.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.storeId, [NEJJARINE.id, ZAHRA.id]),
        eq(orders.status, 'new'),
        isNull(orders.archivedAt),
        lt(orders.orderDate, subMilliseconds(now, VERIFIED_AFTER_MS)),
      ),
    );
  for (const { id } of forgotten) await ignoreProblem(verifyOrder(database, id, now));
  const waiting = and(eq(orders.storeId, NEJJARINE.id), eq(orders.status, 'pending'));
  const pending = await database.db.$count(orders, waiting);
  const market = { database, random: seededRandom(now.getTime()), storeIds: [NEJJARINE.id] };
  for (let turn = pending; turn < MIN_PENDING_ORDERS; turn += 1) {
    const placed = await ignoreProblem(shopperOrders(market, now));
    for (const { id } of placed?.orders ?? []) await ignoreProblem(verifyOrder(database, id, now));
  }
}

/** Ignores problems, such as a concurrent change by another user or insufficient stock. */
function ignoreProblem<Outcome>(action: Promise<Outcome>): Promise<Outcome | undefined> {
  return action.catch((error: unknown) => {
    if (error instanceof ProblemError) return undefined;
    throw error;
  });
}
