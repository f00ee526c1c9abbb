import type { PayoutEntryKind } from './payout-entries';

/** What a payout says of itself, by kind and altogether. Centimes; negative for what is kept back. */
export type PayoutSums = {
  readonly grossSales: number;
  readonly commission: number;
  readonly fees: number;
  readonly refunds: number;
  readonly adjustments: number;
  readonly carriedOver: number;
  readonly net: number;
};

/** Where the entries of a kind are summed. */
const SUM_OF_KIND = {
  sale: 'grossSales',
  commission: 'commission',
  fee: 'fees',
  refund: 'refunds',
  adjustment: 'adjustments',
  carry_over: 'carriedOver',
} as const satisfies Record<PayoutEntryKind, keyof PayoutSums>;

/** The sums by kind, in the order in which a statement shows them; together they are the net. */
export const PAYOUT_PARTS = Object.values(SUM_OF_KIND);
export type PayoutPart = (typeof PAYOUT_PARTS)[number];

/** An entry as it counts. Centimes. */
type CountedEntry = { readonly kind: PayoutEntryKind; readonly amount: number };

const NOTHING: PayoutSums = {
  grossSales: 0,
  commission: 0,
  fees: 0,
  refunds: 0,
  adjustments: 0,
  carriedOver: 0,
  net: 0,
};

/** The sums that entries amount to: each counts for its kind and for the net. */
export const sumEntries = (entries: Iterable<CountedEntry>): PayoutSums => {
  const sums = { ...NOTHING };
  for (const { kind, amount } of entries) {
    sums[SUM_OF_KIND[kind]] += amount;
    sums.net += amount;
  }
  return sums;
};

/** A sum that is not what its entries amount to. Centimes. */
export type PayoutDifference = {
  readonly part: keyof PayoutSums;
  readonly stated: number;
  readonly computed: number;
};

/** Where a payout's sums are not those of its entries; empty when everything adds up. */
export const payoutDifferences = (
  stated: PayoutSums,
  entries: Iterable<CountedEntry>,
): PayoutDifference[] => {
  const computed = sumEntries(entries);
  return [...PAYOUT_PARTS, 'net' as const]
    .filter((part) => stated[part] !== computed[part])
    .map((part) => ({ part, stated: stated[part], computed: computed[part] }));
};
