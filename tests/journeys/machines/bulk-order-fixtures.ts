import { inArray, sql } from 'drizzle-orm';
import { orders } from '../../../server/database/schema/orders';
import type { JourneyStore } from '../support/store';
import type { BulkFixtures } from './bulk-product-fixtures';

/** The client of the order that the action reaches, and of another one. */
export const CHOSEN_CLIENT = 'Nour';
export const OTHER_CLIENT = 'Ghita';

/** Stores the order of {@link CHOSEN_CLIENT}, and with `beside` another in the same status. */
export async function createOrderFixtures(
  store: JourneyStore,
  { status, beside }: { status: 'pending' | 'ready'; beside: boolean },
): Promise<BulkFixtures> {
  const placed = await store.place({ status, firstName: CHOSEN_CLIENT });
  if (beside) await store.place({ status, firstName: OTHER_CLIENT });
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
