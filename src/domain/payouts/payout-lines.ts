import type { PayoutEntryKind } from './payout-entries';
import { type PayoutSums, sumEntries } from './payout-sums';

/** An entry of a payout as the contract has it, as far as its line needs it. Centimes. */
export type PayoutLineEntry = {
  readonly id: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly kind: PayoutEntryKind;
  readonly amount: number;
  /** UTC. */
  readonly occurredAt: string;
};

/** What a payout holds of one order: its entries, and what they come to. */
export type OrderLine<Entry extends PayoutLineEntry> = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly entries: readonly Entry[];
  readonly sums: PayoutSums;
};

/** The lines of a payout. */
export type PayoutLines<Entry extends PayoutLineEntry> = {
  /** One an order, in the order of their first entries. */
  readonly orders: readonly OrderLine<Entry>[];
  /** What belongs to no order: adjustments, fees of the store, what is carried over. */
  readonly others: readonly Entry[];
};

/** Lays a payout's entries out by order; each entry stands in exactly one place. */
export const payoutLines = <Entry extends PayoutLineEntry>(
  entries: readonly Entry[],
): PayoutLines<Entry> => {
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
};
