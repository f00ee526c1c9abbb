import { eq } from 'drizzle-orm';
import type { Reader } from '../context';
import { stores } from '../database/schema/stores';

/** Whether the store has an account for its payouts. */
export async function hasPayoutAccount(reader: Reader, storeId: string): Promise<boolean> {
  const [store] = await reader
    .select({ payment: stores.payment })
    .from(stores)
    .where(eq(stores.id, storeId));
  return Boolean(store?.payment);
}
