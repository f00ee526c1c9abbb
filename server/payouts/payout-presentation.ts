import { allowedStaffActions } from '#domain/lifecycle/lifecycle';
import {
  PAYOUT_LIFECYCLE,
  type PayoutAction,
  STAFF_PAYOUT_ACTIONS,
  type StaffPayoutAction,
} from '#domain/payouts/payout-lifecycle';
import { failureReasonOf, holdReasonOf } from '#domain/payouts/payout-reasons';
import { isMendedByAccount, payoutTrouble } from '#domain/payouts/payout-trouble';
import { pickupMonth } from '#domain/payouts/pickup-note';
import type { Permission } from '#domain/permissions/permissions';
import { bookingNumberText } from '#domain/tours/booking-number';
import type {
  AllowedPayoutAction,
  PayoutEntry,
  PayoutFile,
  PayoutHistoryEntry,
  PayoutSummary,
} from '#openapi/types.generated';
import { presentHistoryEntry } from '../orders/order-presentation';
import type { PayoutFileRow, PayoutHistoryRow } from './payout-history.repository';
import type { PayoutHolds } from './payout-holds.query';
import type { EntryRow } from './payout-list.query';
import type { PayoutRow } from './payouts.repository';

/** For whom and when a payout is presented. */
export interface PayoutView {
  readonly permissions: readonly Permission[];
  /** Whether the store has given a bank account. */
  readonly hasAccount: boolean;
  readonly now: Date;
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

function timingOf(payout: PayoutRow) {
  return { ...payout, expectedAt: iso(payout.expectedAt) };
}

function isStaffAction(action: PayoutAction): action is StaffPayoutAction {
  return (STAFF_PAYOUT_ACTIONS as readonly string[]).includes(action);
}

/** Another account helps only against a refused one. */
function allowedActionsOf(payout: PayoutRow, { permissions }: PayoutView): AllowedPayoutAction[] {
  const helps = isMendedByAccount(timingOf(payout));
  return allowedStaffActions(PAYOUT_LIFECYCLE, payout.status, new Set(permissions)).flatMap(
    ({ action, ...line }) =>
      isStaffAction(action) && (action !== 'changeAccount' || helps) ? [{ action, ...line }] : [],
  );
}

function reasonCodeOf({ status, reasonCode }: PayoutRow): PayoutSummary['reasonCode'] {
  if (status === 'failed') return failureReasonOf(reasonCode);
  return status === 'on_hold' || status === 'in_review' ? holdReasonOf(reasonCode) : null;
}

/** The payout as in the contract, without its entries and its history. */
export function presentPayout(
  payout: PayoutRow,
  view: PayoutView,
  holds: PayoutHolds,
): PayoutSummary {
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
    reasonCode: reasonCodeOf(payout),
    reasonNote: payout.reasonNote,
    trouble: payoutTrouble(timingOf(payout), view),
    hold: holds.get(payout.id) ?? null,
    allowedActions: allowedActionsOf(payout, view),
    createdAt: payout.createdAt.toISOString(),
    updatedAt: payout.updatedAt.toISOString(),
    revision: payout.revision,
  };
}

/** A file of an answer as in the contract. */
export function presentPayoutFile(file: PayoutFileRow): PayoutFile {
  const { id, fileName, mimeType, sizeBytes, createdAt } = file;
  return { id, fileName, mimeType, sizeBytes, createdAt: createdAt.toISOString() };
}

/** An entry of a payout's history as in the contract. */
export function presentPayoutMove({ entry, files }: PayoutHistoryRow): PayoutHistoryEntry {
  return { ...presentHistoryEntry(entry), files: files.map(presentPayoutFile) };
}

function bookingOf({
  entry: { tourBookingId: id },
  bookingNumber,
  departureId,
  tourId,
}: EntryRow): PayoutEntry['booking'] {
  if (id === null || bookingNumber === null || departureId === null || tourId === null) return null;
  return { id, number: bookingNumberText(bookingNumber), tourId, departureId };
}

/** An entry of a payout as in the contract. */
export function presentPayoutEntry(row: EntryRow): PayoutEntry {
  const { entry, orderNumber } = row;
  return {
    id: entry.id,
    orderId: entry.orderId,
    orderNumber: orderNumber === null ? null : String(orderNumber),
    booking: bookingOf(row),
    kind: entry.kind,
    amount: entry.amount,
    occurredAt: entry.occurredAt.toISOString(),
    note: entry.note,
    pickupMonth: pickupMonth(entry),
  };
}
