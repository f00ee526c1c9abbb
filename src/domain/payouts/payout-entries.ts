/** The reason for an entry of a payout. */
export const PAYOUT_ENTRY_KINDS = [
  'sale',
  'commission',
  'fee',
  'refund',
  'adjustment',
  'carry_over',
] as const;
export type PayoutEntryKind = (typeof PAYOUT_ENTRY_KINDS)[number];

/** An entry before it is stored. Centimes; negative for deductions. */
export type EntryContent = { readonly kind: PayoutEntryKind; readonly amount: number };

/**
 * The commission on the amount taken for an order. Cash that was reduced before delivery has a
 * proportional commission. Centimes.
 * @param order the commission and the total at the time of the order
 */
export function commissionOn(
  taken: number,
  order: { readonly commissionTotal: number; readonly total: number },
): number {
  if (order.total <= 0) return 0;
  const share = Math.round((order.commissionTotal * taken) / order.total);
  return Math.min(share, order.commissionTotal);
}

/** The entries for a sale and its commission. Entries of 0 are left out. */
export function saleEntries(amount: number, commission: number): EntryContent[] {
  return dropNothing([
    { kind: 'sale', amount },
    { kind: 'commission', amount: -commission },
  ]);
}

/**
 * The entries for the card payment of a booking of a tour whose money is final: what its guests were
 * to pay, and what was refunded of it, also before the capture. Tours have no commission. Centimes.
 */
export function bookingEntries(booking: {
  readonly total: number;
  readonly refundedTotal: number;
}): EntryContent[] {
  return dropNothing([
    { kind: 'sale', amount: booking.total },
    { kind: 'refund', amount: 0 - booking.refundedTotal },
  ]);
}

/** The state of a sale before a refund. Centimes. */
export type RefundedSale = {
  readonly amount: number;
  readonly commission: number;
  /** Refunded since the sale, without goodwill. */
  readonly refundedBefore: number;
};

/**
 * The entries for a refund and its returned commission. The commission follows the sum of all
 * refunds, so that a sale refunded in any number of steps leaves exactly 0. `without_commission`
 * covers goodwill, which the store pays itself, and cancellations before the sale, for which no
 * commission was taken.
 */
export function refundEntries(
  refund: { readonly amount: number; readonly kind: 'of_goods' | 'without_commission' },
  sale: RefundedSale,
): EntryContent[] {
  const back = (refunded: number): number =>
    sale.amount > 0
      ? Math.round((sale.commission * Math.min(refunded, sale.amount)) / sale.amount)
      : 0;
  const returned =
    refund.kind === 'without_commission'
      ? 0
      : back(sale.refundedBefore + refund.amount) - back(sale.refundedBefore);
  return dropNothing([
    { kind: 'refund', amount: -refund.amount },
    { kind: 'commission', amount: returned },
  ]);
}

/**
 * The carry-over when a payout closes: a negative result is raised to 0 and deducted from the next
 * payout.
 */
export function carriedOver(net: number): { here: number; next: number } | null {
  return net < 0 ? { here: -net, next: net } : null;
}

function dropNothing(entries: readonly EntryContent[]): EntryContent[] {
  return entries.filter(({ amount }) => amount !== 0);
}
