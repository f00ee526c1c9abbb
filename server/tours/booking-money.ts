import { refundableOf } from '#domain/payments/payment-status';
import { queueCardInstruction } from '../cards/card-instructions';
import type { Tx } from '../context';
import { type BookingRow, changeBooking } from './bookings.repository';

/** What the guests of a booking have paid or authorised, less refunds; centimes. */
export function paidAmountOf(booking: BookingRow): number {
  const isPaid = booking.authorizedAt !== null || booking.capturedAt !== null;
  return isPaid ? refundableOf({ ...booking, amount: booking.total }) : 0;
}

async function instruct(
  tx: Tx,
  { cardPaymentId }: BookingRow,
  decided: { readonly kind: 'capture' | 'refund' | 'release'; readonly amount: number; now: Date },
): Promise<void> {
  if (cardPaymentId) await queueCardInstruction(tx, { cardPaymentId, orderId: null, ...decided });
}

/** The columns of a booking whose money is captured, or paid on the spot, at `now`. */
export async function captureBooking(tx: Tx, booking: BookingRow, now: Date): Promise<void> {
  if (booking.capturedAt || booking.failedAt) return;
  await instruct(tx, booking, { kind: 'capture', amount: paidAmountOf(booking), now });
  await changeBooking(tx, booking, { capturedAt: now }, now);
}

/**
 * The columns of a booking that ends and refunds `refund` centimes of what was paid. Of money that is
 * not captured yet, the refund is released and the rest, which the store keeps, is captured.
 */
export async function endPayment(
  tx: Tx,
  booking: BookingRow,
  refund: number,
  now: Date,
): Promise<Partial<BookingRow>> {
  const paid = paidAmountOf(booking);
  if (booking.authorizedAt === null && booking.capturedAt === null) return { failedAt: now };
  const refundedTotal = booking.refundedTotal + refund;
  const isCaptured = booking.capturedAt !== null;
  await instruct(tx, booking, { kind: isCaptured ? 'refund' : 'release', amount: refund, now });
  if (isCaptured || refund === paid) return { refundedTotal };
  await instruct(tx, booking, { kind: 'capture', amount: paid - refund, now });
  return { refundedTotal, capturedAt: now };
}
