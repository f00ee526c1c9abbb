import type { PayoutEntryKind } from './payout-entries';
import { type PayoutSums, sumEntries } from './payout-sums';

/** The fields of a payout entry in the contract that its line needs. Centimes. */
export type PayoutLineEntry = {
  readonly id: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly kind: PayoutEntryKind;
  readonly amount: number;
  /** UTC. */
  readonly occurredAt: string;
};

/** The part of a payout for one order: its entries and their sums. */
export type OrderLine<Entry extends PayoutLineEntry> = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly entries: readonly Entry[];
  readonly sums: PayoutSums;
};

/** The lines of a payout. */
export type PayoutLines<Entry extends PayoutLineEntry> = {
  /** One per order, in the order of their first entries. */
  readonly orders: readonly OrderLine<Entry>[];
  /** Entries without an order: adjustments, fees of the store, carry-overs. */
  readonly others: readonly Entry[];
};

/** Groups a payout's entries by order; each entry is in exactly one group. */
export function payoutLines<Entry extends PayoutLineEntry>(
  entries: readonly Entry[],
): PayoutLines<Entry> {
  const byOrder = new Map<string, Entry[]>();
  const others: Entry[] = [];
  for (const entry of entries) {
    if (entry.orderId === null) others.push(entry);
    else byOrder.set(entry.orderId, [...(byOrder.get(entry.orderId) ?? []), entry]);
  }
  const orders = Array.from(byOrder, ([orderId, own]) => ({
    orderId,
    orderNumber: own[0]?.orderNumber ?? '',
    entries: own,
    sums: sumEntries(own),
  }));
  return { orders, others };
}
