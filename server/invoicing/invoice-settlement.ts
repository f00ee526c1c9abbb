import { eq } from 'drizzle-orm';
import { amountDue, paidInvoiceStatus } from '#domain/invoices/invoice-lifecycle';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Tx } from '../context';
import { payments } from '../database/schema/payments';
import { tourBookings } from '../database/schema/tours';
import {
  changeInvoice,
  type InvoiceRow,
  insertInvoicePayment,
  lockCurrentInvoiceOfOrder,
} from './invoices.repository';

/** Whether the last day to pay has passed in Casablanca. */
export function isPastDue({ dueDate }: InvoiceRow, now: Date): boolean {
  return dueDate !== null && dueDate < casablancaDay(now);
}

/** Money that was captured, less refunds; centimes. */
interface NetCaptured {
  readonly amount: number;
  readonly reference: string | null;
}

const NOTHING: NetCaptured = { amount: 0, reference: null };

/** What was captured for the booking, or paid on the spot. */
async function netCapturedForBooking(tx: Tx, bookingId: string): Promise<NetCaptured> {
  const [booking] = await tx.select().from(tourBookings).where(eq(tourBookings.id, bookingId));
  if (!booking?.capturedAt) return NOTHING;
  return { amount: booking.total - booking.refundedTotal, reference: null };
}

/** What was captured for the order or the booking of the invoice. */
async function netCapturedFor(
  tx: Tx,
  { orderId, tourBookingId }: InvoiceRow,
): Promise<NetCaptured> {
  if (tourBookingId !== null) return netCapturedForBooking(tx, tourBookingId);
  if (orderId === null) return NOTHING;
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId));
  const isTaken = payment !== undefined && payment.capturedAt !== null;
  return {
    amount: isTaken ? payment.amount - payment.refundedTotal : 0,
    reference: payment?.reference ?? null,
  };
}

/**
 * Records the captured money of the order or booking as a payment of its issued invoice, up to the
 * amount due.
 */
export async function settleByPayment(tx: Tx, invoice: InvoiceRow, now: Date): Promise<InvoiceRow> {
  const taken = await netCapturedFor(tx, invoice);
  const today = casablancaDay(now);
  const amount = Math.min(taken.amount, amountDue(invoice));
  if (amount > 0) {
    await insertInvoicePayment(tx, {
      invoiceId: invoice.id,
      amount,
      receivedOn: today,
      createdAt: now,
      reference: taken.reference,
    });
  }
  const amountPaid = invoice.amountPaid + amount;
  const status = paidInvoiceStatus({ ...invoice, amountPaid }, isPastDue(invoice, now));
  return amount === 0 && status === invoice.status
    ? invoice
    : changeInvoice(tx, invoice.id, { amountPaid, status }, now);
}

/**
 * Pays the order's invoice, if one is issued, with money that was just captured. The caller has
 * locked the order.
 */
export async function settleInvoiceOfOrder(tx: Tx, orderId: string, now: Date): Promise<void> {
  const invoice = await lockCurrentInvoiceOfOrder(tx, orderId);
  if (invoice && invoice.status !== 'draft') await settleByPayment(tx, invoice, now);
}
