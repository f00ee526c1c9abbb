import { max } from 'date-fns/max';
import {
  bookingEntries,
  commissionOn,
  refundEntries,
  saleEntries,
} from '#domain/payouts/payout-entries';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { Tx } from '../context';
import { insertEntries, type NewEntry, type PayoutRow } from './payouts.repository';
import {
  lockUnsettledRefunds,
  lockUnsettledSales,
  markPaymentsSettled,
  markRefundsSettled,
  selectAndLockUnsettled,
  settledRefunds,
  type UnsettledSelection,
} from './unsettled-sales.query';
import { lockUnsettledTours, markToursSettled } from './unsettled-tours.query';

type Sale = Awaited<ReturnType<typeof lockUnsettledSales>>[number];
type Refund = Awaited<ReturnType<typeof lockUnsettledRefunds>>[number];

function later(...instants: readonly (Date | null)[]): Date {
  return max([new Date(0), ...instants.filter((instant) => instant !== null)]);
}

function orderFigures({ commissionTotal, orderTotal }: Sale | Refund) {
  return {
    commissionTotal,
    total: orderTotal,
  };
}

/** The amount and commission of a sale: the captured amount minus earlier cancellations. */
function saleOf(amount: number, order: Sale | Refund) {
  const kept = amount - Number(order.cancelledBefore);
  return { amount: kept, commission: commissionOn(kept, orderFigures(order)) };
}

function soldAtOf(order: Sale | Refund): Date {
  return later(order.deliveredAt, order.capturedAt);
}

function entriesOfSale(sale: Sale, { id: payoutId, storeId }: PayoutRow): NewEntry[] {
  // Captured but never delivered: no sale.
  if (!sale.deliveredAt) return [];
  const { commission } = saleOf(sale.amount, sale);
  const occurredAt = soldAtOf(sale);
  return saleEntries(sale.amount, commission).map((content) => ({
    ...content,
    payoutId,
    storeId,
    orderId: sale.orderId,
    occurredAt,
  }));
}

/** The payout to add entries to, and the instant up to which sales are counted. */
interface EntryCollection {
  readonly payout: PayoutRow;
  readonly until: Date;
  readonly now: Date;
  readonly chosen: UnsettledSelection;
}

async function collectSales(
  tx: Tx,
  { payout, until, now, chosen }: EntryCollection,
): Promise<void> {
  const sales = await lockUnsettledSales(tx, payout.storeId, until, chosen);
  await insertEntries(
    tx,
    sales.flatMap((sale) => entriesOfSale(sale, payout)),
    now,
  );
  await markPaymentsSettled(
    tx,
    sales.map(({ paymentId }) => paymentId),
    now,
  );
}

/** Goodwill refunds and cancellations before the sale return no commission. */
function refundKind(refund: Refund): 'of_goods' | 'without_commission' {
  const isBeforeSale = refund.reason === 'cancellation' && refund.createdAt <= soldAtOf(refund);
  return refund.reason === 'goodwill' || isBeforeSale ? 'without_commission' : 'of_goods';
}

function entriesOfRefund(
  refund: Refund,
  refundedBefore: number,
  { id: payoutId, storeId }: PayoutRow,
): NewEntry[] {
  const sale = { ...saleOf(refund.saleAmount, refund), refundedBefore };
  const occurredAt = later(refund.createdAt, soldAtOf(refund));
  return refundEntries({ amount: refund.amount, kind: refundKind(refund) }, sale).map(
    (content) => ({
      ...content,
      payoutId,
      storeId,
      orderId: refund.orderId,
      refundId: refund.id,
      occurredAt,
    }),
  );
}

async function collectRefunds(
  tx: Tx,
  { payout, until, now, chosen }: EntryCollection,
): Promise<void> {
  const given = await lockUnsettledRefunds(tx, payout.storeId, until, chosen);
  const before = await settledRefunds(tx, [...new Set(given.map(({ orderId }) => orderId))]);
  const entries = given.flatMap((refund) => {
    const refundedBefore = before.get(refund.orderId) ?? 0;
    if (refundKind(refund) === 'of_goods') {
      before.set(refund.orderId, refundedBefore + refund.amount);
    }
    return refund.isOfSale ? entriesOfRefund(refund, refundedBefore, payout) : [];
  });
  await insertEntries(tx, entries, now);
  await markRefundsSettled(
    tx,
    given.map(({ id }) => id),
    now,
  );
}

/** Counts card payments of tours that are over, with the number of the booking as their note. */
async function collectTours(
  tx: Tx,
  { payout, until, now }: Pick<EntryCollection, 'payout' | 'until' | 'now'>,
  most: number,
): Promise<number> {
  const sales = await lockUnsettledTours(tx, payout.storeId, until, most);
  const { id: payoutId, storeId } = payout;
  await insertEntries(
    tx,
    sales.flatMap(({ id, number, occurredAt, ...money }) =>
      bookingEntries(money).map((content) => ({
        ...content,
        payoutId,
        storeId,
        tourBookingId: id,
        occurredAt,
        note: bookingNumberText(number),
      })),
    ),
    now,
  );
  await markToursSettled(
    tx,
    sales.map(({ id }) => id),
    now,
  );
  return sales.length;
}

/**
 * Adds to the open payout the sales and refunds before `until` that are not counted yet: delivered
 * and captured sales with their commission, then refunds, then tours. A backlog is counted in bounded parts,
 * each in a separate transaction. The caller holds the lock on the store's payouts.
 * @returns whether there may be more to count
 */
export async function collectEntries(
  tx: Tx,
  payout: PayoutRow,
  until: Date,
  now: Date,
  most: number,
): Promise<boolean> {
  const chosen = await selectAndLockUnsettled(tx, payout.storeId, until, most);
  const gathering = { payout, until, now, chosen };
  await collectSales(tx, gathering);
  await collectRefunds(tx, gathering);
  const tours = await collectTours(tx, { payout, until, now }, most);
  return Math.max(chosen.paymentIds.length, chosen.refundIds.length, tours) >= most;
}
