import { newId } from '../../../server/database/ids';
import { carriers } from '../../../server/database/schema/carriers';
import type { JourneyStore } from './store';

/** Adds a carrier to the store's list, unless it has one of this name. */
export async function giveCarrier(
  { backend, id: storeId }: Pick<JourneyStore, 'backend' | 'id'>,
  carrier: Pick<typeof carriers.$inferInsert, 'name' | 'phone' | 'trackingAddress' | 'lastUsedAt'>,
): Promise<void> {
  await backend.database.db
    .insert(carriers)
    .values({ id: newId('crr'), storeId, ...carrier })
    .onConflictDoNothing();
}
