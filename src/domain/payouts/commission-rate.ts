import type { PayoutSums } from './payout-sums';

/**
 * The share of an order's commission in what remained of its sale, from 0 to 1; null when nothing
 * remained or no commission was taken. Refunds return their share of the commission, so the rate
 * holds before and after them.
 */
export function commissionRate({
  grossSales,
  refunds,
  commission,
}: Pick<PayoutSums, 'grossSales' | 'refunds' | 'commission'>): number | null {
  const kept = grossSales + refunds;
  return kept > 0 && commission < 0 ? -commission / kept : null;
}
