import type { PayoutEntry, PayoutSummary } from '../contract.generated';
import type { EntryRow } from './payout-list.query';
import type { PayoutRow } from './payouts.repository';

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

/** The payout as in the contract, without its entries. */
export function presentPayout(payout: PayoutRow): PayoutSummary {
  return {
    id: payout.id,
    number: payout.number,
    periodStart: payout.periodStart,
    periodEnd: payout.periodEnd,
    status: payout.status,
    currency: 'MAD',
    grossSales: payout.grossSales,
    commission: payout.commission,
    fees: payout.fees,
    refunds: payout.refunds,
    adjustments: payout.adjustments,
    carriedOver: payout.carriedOver,
    net: payout.net,
    entriesCount: payout.entriesCount,
    expectedAt: iso(payout.expectedAt),
    paidAt: iso(payout.paidAt),
    bankReference: payout.bankReference,
    failureReason: payout.failureReason,
    allowedActions: [],
    createdAt: payout.createdAt.toISOString(),
    updatedAt: payout.updatedAt.toISOString(),
    revision: payout.revision,
  };
}

/** An entry of a payout as in the contract. */
export function presentPayoutEntry({ entry, orderNumber }: EntryRow): PayoutEntry {
  return {
    id: entry.id,
    orderId: entry.orderId,
    orderNumber: orderNumber === null ? null : String(orderNumber),
    kind: entry.kind,
    amount: entry.amount,
    occurredAt: entry.occurredAt.toISOString(),
    note: entry.note,
  };
}
