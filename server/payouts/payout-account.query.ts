import { eq, sql } from 'drizzle-orm';
import type { StorePayment } from '#domain/stores/store-settings';
import type { Reader } from '../context';
import { preparedStatement } from '../database/prepared-statements';
import { stores } from '../database/schema/stores';

const payoutAccount = preparedStatement((reader) =>
  reader
    .select({ payment: stores.payment })
    .from(stores)
    .where(eq(stores.id, sql.placeholder('storeId')))
    .prepare('payout_account'),
);

/** The store's present account for its payouts; null if it has given none. */
export async function findPayoutAccount(
  reader: Reader,
  storeId: string,
): Promise<StorePayment | null> {
  const [store] = await payoutAccount(reader).execute({ storeId });
  return store?.payment ?? null;
}

/** Whether the store has an account for its payouts. */
export async function hasPayoutAccount(reader: Reader, storeId: string): Promise<boolean> {
  return (await findPayoutAccount(reader, storeId)) !== null;
}
