import type { Principal, Reader } from '../context';
import { findStore } from '../stores/stores.repository';
import type { PayoutView } from './payout-presentation';

/** How a user sees payouts at `now`. */
export async function payoutViewOf(
  reader: Reader,
  { storeId, permissions }: Principal,
  now: Date,
): Promise<PayoutView> {
  const record = await findStore(reader, storeId);
  return { permissions, hasAccount: Boolean(record?.store.payment), now };
}
