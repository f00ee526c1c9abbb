import { inArray } from 'drizzle-orm';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { PAYMENT_STATUS_WORDS, TOUR_BOOKING_STATUS_WORDS } from '#domain/exports/export-words';
import { type CsvCell, csvAmount } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { localizedTitle } from '#domain/text/localized-title';
import { casablancaClock, casablancaDay } from '#domain/time/casablanca-day';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { Principal, Reader } from '../context';
import { tourBookings } from '../database/schema/tours';
import { inBatchesOf } from '../http/csv-file';
import { type BookingFilters, readBookingIds } from '../tours/booking-list.query';
import { type BookingRecord, selectBookings } from '../tours/bookings.repository';

function cellsOf({ booking, departure, tour }: BookingRecord, language: Language): CsvCell[] {
  return [
    bookingNumberText(booking.number),
    { day: casablancaDay(departure.startsAt) },
    casablancaClock(departure.startsAt),
    localizedTitle(tour, language),
    TOUR_BOOKING_STATUS_WORDS[booking.status][language],
    `${booking.firstName ?? ''} ${booking.lastName ?? ''}`.trim(),
    formatPhoneNumber(booking.phoneNumber ?? ''),
    booking.places,
    csvAmount(booking.total),
    PAYMENT_STATUS_WORDS[booking.paymentStatus][language],
    csvAmount(booking.refundedTotal),
  ];
}

/** The cells of `TOUR_BOOKING_COLUMNS` of every booking of the list, in its order and in a language. */
export async function* tourBookingRecords(
  reader: Reader,
  principal: Principal,
  { query, language }: { readonly query: BookingFilters; readonly language: Language },
) {
  const ids = await readBookingIds(reader, principal, query);
  const batches = inBatchesOf(ids, async (some) => {
    const rows = await selectBookings(reader).where(inArray(tourBookings.id, [...some]));
    return new Map(rows.map((row) => [row.booking.id, row]));
  });
  for await (const rows of batches) yield rows.map((row) => cellsOf(row, language));
}
