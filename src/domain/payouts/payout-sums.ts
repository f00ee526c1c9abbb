import type { PayoutEntryKind } from './payout-entries';

/** The stated sums of a payout, by kind and in total. Centimes; negative for deductions. */
export type PayoutSums = {
  readonly grossSales: number;
  readonly commission: number;
  readonly fees: number;
  readonly refunds: number;
  readonly adjustments: number;
  readonly carriedOver: number;
  readonly net: number;
};

/** The sum that each kind of entry belongs to. */
const SUM_OF_KIND = {
  sale: 'grossSales',
  commission: 'commission',
  fee: 'fees',
  refund: 'refunds',
  adjustment: 'adjustments',
  carry_over: 'carriedOver',
} as const satisfies Record<PayoutEntryKind, keyof PayoutSums>;

/** The sums by kind, in the order of the statement; together they make the net. */
export const PAYOUT_PARTS = Object.values(SUM_OF_KIND);
export type PayoutPart = (typeof PAYOUT_PARTS)[number];

/** The fields of an entry that the sums need. Centimes. */
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

/** Sums up entries: each counts for its kind and for the net. */
export function sumEntries(entries: Iterable<CountedEntry>): PayoutSums {
  const sums = { ...NOTHING };
  for (const { kind, amount } of entries) {
    sums[SUM_OF_KIND[kind]] += amount;
    sums.net += amount;
  }
  return sums;
}

/** A stated sum that differs from the sum of its entries. Centimes. */
export type PayoutDifference = {
  readonly part: keyof PayoutSums;
  readonly stated: number;
  readonly computed: number;
};

/** The stated sums that differ from the entries; empty when all are correct. */
export function payoutDifferences(
  stated: PayoutSums,
  entries: Iterable<CountedEntry>,
): PayoutDifference[] {
  const computed = sumEntries(entries);
  return [...PAYOUT_PARTS, 'net' as const]
    .filter((part) => stated[part] !== computed[part])
    .map((part) => ({ part, stated: stated[part], computed: computed[part] }));
}
