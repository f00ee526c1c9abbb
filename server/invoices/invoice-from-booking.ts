import { and, eq } from 'drizzle-orm';
import {
  bookingInvoiceRefusal,
  invoiceLinesOfBooking,
  withRefund,
} from '#domain/invoices/booking-invoice';
import type { Invoice } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import type { InvoiceClient } from '../database/schema/invoices';
import { departures, tourBookings, tours } from '../database/schema/tours';
import { notFound, problem } from '../http/problem-error';
import { invoiceSellerOf, totalColumns } from '../invoicing/invoice-drafting';
import {
  changeInvoice,
  type InvoiceRow,
  type InvoiceValues,
  lockCurrentInvoiceOfBooking,
} from '../invoicing/invoices.repository';
import { invoiceSearchText } from '../search/invoice-search-text';
import { assertNotInvoiced, insertDraft } from './new-draft';

type BookingRow = typeof tourBookings.$inferSelect;

/**
 * The booking, locked: its money does not change until the end of the transaction.
 * @throws ProblemError 404 unknown to the store; 409 `booking_not_paid`, `booking_refunded`
 */
async function lockInvoiceable(tx: Tx, storeId: string, bookingId: string): Promise<BookingRow> {
  const booking = await lockBookingRow(tx, storeId, bookingId);
  if (!booking) throw notFound();
  const refusal = bookingInvoiceRefusal(booking);
  if (refusal) throw problem(409, refusal);
  return booking;
}

/** The booking's row, locked; undefined when unknown to the store. */
export async function lockBookingRow(
  tx: Tx,
  storeId: string,
  bookingId: string,
): Promise<BookingRow | undefined> {
  const [booking] = await tx
    .select()
    .from(tourBookings)
    .where(and(eq(tourBookings.id, bookingId), eq(tourBookings.storeId, storeId)))
    .for('update');
  return booking;
}

/** The guest who booked. They gave no address; staff write it on the draft. */
function guestOf({ firstName, lastName, email }: BookingRow): InvoiceClient {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return { id: null, name, ice: null, address: '', email };
}

async function draftFromBooking(tx: Tx, booking: BookingRow, now: Date): Promise<InvoiceValues> {
  const [tour] = await tx
    .select({ title: tours.title, titleEn: tours.titleEn, titleAr: tours.titleAr })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(eq(departures.id, booking.departureId));
  if (!tour) throw new Error(`The booking ${booking.id} has no tour.`);
  const client = guestOf(booking);
  const { storeId, number: tourBookingNumber } = booking;
  const named = { number: null, orderNumber: null, tourBookingNumber, clientName: client.name };
  return {
    storeId,
    type: 'invoice',
    status: 'draft',
    tourBookingId: booking.id,
    tourBookingNumber,
    seller: await invoiceSellerOf(tx, storeId),
    client,
    ...totalColumns(invoiceLinesOfBooking({ ...booking, ...tour })),
    datedAt: now,
    searchText: invoiceSearchText(named),
  };
}

/**
 * Drafts the invoice of a booking that was paid by card or on the spot: its guests by kind, less what
 * was refunded.
 * @throws ProblemError 404 a booking unknown to the store; 409 `booking_not_paid`,
 *   `booking_refunded`, or `already_taken` with the invoice that the booking has
 */
export async function draftInvoiceOfBooking(
  tx: Tx,
  bookingId: string,
  principal: Principal,
  now: Date,
): Promise<Invoice> {
  const booking = await lockInvoiceable(tx, principal.storeId, bookingId);
  await assertNotInvoiced(tx, await lockCurrentInvoiceOfBooking(tx, bookingId), principal);
  return insertDraft(tx, await draftFromBooking(tx, booking, now), principal, now);
}

/**
 * The draft with what was refunded until now. Both rows are locked.
 * @throws ProblemError 409 `booking_refunded` when everything was refunded in the meantime
 */
export async function withCurrentRefund(
  tx: Tx,
  draft: InvoiceRow,
  bookingId: string,
  now: Date,
): Promise<InvoiceRow> {
  const { refundedTotal } = await lockInvoiceable(tx, draft.storeId, bookingId);
  return changeInvoice(tx, draft.id, totalColumns(withRefund(draft.lines, refundedTotal)), now);
}
