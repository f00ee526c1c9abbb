/** What an entry of a payout is for. */
export const PAYOUT_ENTRY_KINDS = [
  'sale',
  'commission',
  'fee',
  'refund',
  'adjustment',
  'carry_over',
] as const;
export type PayoutEntryKind = (typeof PAYOUT_ENTRY_KINDS)[number];

/** An entry before it is written. Centimes; negative for what is kept back. */
export type EntryContent = { readonly kind: PayoutEntryKind; readonly amount: number };

/**
 * The commission on what was taken of an order: cash that was reduced before delivery carries its
 * share of it. Centimes.
 * @param order the commission and the total the order was placed with
 */
export const commissionOn = (
  taken: number,
  order: { readonly commissionTotal: number; readonly total: number },
): number => {
  if (order.total <= 0) return 0;
  const share = Math.round((order.commissionTotal * taken) / order.total);
  return Math.min(share, order.commissionTotal);
};

/** A sale and its commission. Entries of nothing are left out. */
export const saleEntries = (amount: number, commission: number): EntryContent[] =>
  dropNothing([
    { kind: 'sale', amount },
    { kind: 'commission', amount: -commission },
  ]);

/** What a sale has become before a refund. Centimes. */
export type RefundedSale = {
  readonly amount: number;
  readonly commission: number;
  /** Given back since the sale, goodwill apart. */
  readonly refundedBefore: number;
};

/**
 * A refund and the commission that comes back with it. The commission follows the sum of all
 * refunds, so that a sale given back in whatever steps costs exactly nothing. `without_commission`
 * are goodwill, which is the shop's own, and what was cancelled before the sale, of which no
 * commission was taken.
 */
export const refundEntries = (
  refund: { readonly amount: number; readonly kind: 'of_goods' | 'without_commission' },
  sale: RefundedSale,
): EntryContent[] => {
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
};

/** What closing carries over: the payout's negative result is lifted to nothing and the next one begins with it. */
export const carriedOver = (net: number): { here: number; next: number } | null =>
  net < 0 ? { here: -net, next: net } : null;

const dropNothing = (entries: readonly EntryContent[]): EntryContent[] =>
  entries.filter(({ amount }) => amount !== 0);
