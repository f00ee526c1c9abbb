import { inArray, sql } from 'drizzle-orm';
import { orders } from '../../../server/database/schema/orders';
import type { JourneyStore } from '../support/store';
import type { BulkFixtures } from './bulk-product-fixtures';

/** The client of the order that the action reaches, and of another one. */
export const CHOSEN_CLIENT = 'Nour';
export const OTHER_CLIENT = 'Ghita';

interface OrdersToStore {
  readonly status: 'pending' | 'ready';
  /** Whether the order of {@link OTHER_CLIENT} is absent, in the list, or chosen as well. */
  readonly other: 'absent' | 'listed' | 'chosen';
}

/** Stores the order of {@link CHOSEN_CLIENT}, and maybe another in the same status. */
export async function createOrderFixtures(
  store: JourneyStore,
  { status, other }: OrdersToStore,
): Promise<BulkFixtures> {
  const chosen = [await store.place({ status, firstName: CHOSEN_CLIENT })];
  if (other !== 'absent') {
    const placed = await store.place({ status, firstName: OTHER_CLIENT });
    if (other === 'chosen') chosen.push(placed);
  }
  const ids = chosen.map(({ id }) => id);
  const become = async (
    which: string[],
    change: Parameters<
      ReturnType<typeof store.backend.database.db.update<typeof orders>>['set']
    >[0],
  ) => {
    const revision = sql`${orders.revision} + 1`;
    const { db } = store.backend.database;
    await db
      .update(orders)
      .set({ ...change, revision })
      .where(inArray(orders.id, which));
  };
  return {
    revise: () => become(ids.slice(0, 1), { status: 'cancelled' }),
    closeExcept: (left) => become(ids.slice(left), { status: 'cancelled' }),
  };
}
