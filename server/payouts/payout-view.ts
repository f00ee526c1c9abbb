import type { Principal, Reader } from '../context';
import { hasPayoutAccount } from './payout-account.query';
import type { PayoutView } from './payout-presentation';

/** How a user sees payouts at `now`. */
export async function payoutViewOf(
  reader: Reader,
  { storeId, permissions }: Principal,
  now: Date,
): Promise<PayoutView> {
  return { permissions, hasAccount: await hasPayoutAccount(reader, storeId), now };
}
