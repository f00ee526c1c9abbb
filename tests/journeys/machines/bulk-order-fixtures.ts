import { inArray, sql } from 'drizzle-orm';
import { orders } from '../../../server/database/schema/orders';
import type { JourneyStore } from '../support/store';
import type { BulkFixtures } from './bulk-product-fixtures';

/** Stores one order that waits for acceptance. */
export async function createOrderFixtures(store: JourneyStore): Promise<BulkFixtures> {
  const placed = await store.place();
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
    revise: () => become([placed.id], {}),
    closeExcept: (left) => become([placed.id].slice(left), { status: 'cancelled' }),
  };
}
