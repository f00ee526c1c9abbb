import { eq, sql } from 'drizzle-orm';
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

/** Whether the store has an account for its payouts. */
export async function hasPayoutAccount(reader: Reader, storeId: string): Promise<boolean> {
  const [store] = await payoutAccount(reader).execute({ storeId });
  return Boolean(store?.payment);
}
