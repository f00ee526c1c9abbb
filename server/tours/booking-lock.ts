import type { SQL } from 'drizzle-orm';
import type { Tx } from '../context';
import { notFound } from '../http/problem-error';
import { type BookingRecord, findAnyBooking } from './bookings.repository';
import { lockAnyDeparture } from './departures.repository';

/**
 * The booking under the lock of its departure, and of `other` if it is to be moved there. Departures are
 * locked in the order of their ids, so that two moves cannot deadlock.
 * @param where leaves out bookings that the caller may not know
 * @throws ProblemError 404
 */
export async function lockBooking(
  tx: Tx,
  bookingId: string,
  now: Date,
  { where, other }: { readonly where?: SQL | undefined; readonly other?: string | undefined } = {},
): Promise<BookingRecord> {
  const found = await findAnyBooking(tx, bookingId, where);
  if (!found) throw notFound();
  const { departureId } = found.booking;
  const ids = [...new Set([departureId, ...(other ? [other] : [])])].toSorted();
  for (const id of ids) await lockAnyDeparture(tx, id, now);
  const locked = await findAnyBooking(tx, bookingId, where);
  // Moved before the lock: the caller sees the booking as it is, and another departure is not locked.
  if (locked?.booking.departureId !== departureId)
    return lockBooking(tx, bookingId, now, { where, other });
  return locked;
}
