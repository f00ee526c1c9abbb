import { and, count, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PaymentTotal } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { inStatuses, matchingWordsAndPhones, withinDays } from '../database/list-filters';
import { departures, tourBookings, tours } from '../database/schema/tours';

type PaymentListQuery = Operations['listPayments']['query'];

/** All filters except the status, for bookings: those whose places are only held have no payment. */
function filterCondition(storeId: string, query: PaymentListQuery): SQL | undefined {
  const { method, q, from, to } = query;
  return and(
    eq(tourBookings.storeId, storeId),
    notInArray(tourBookings.status, ['held', 'expired']),
    isNotNull(tourBookings.paymentMethod),
    // Cash on delivery and transfers are of orders only.
    method ? sql`${tourBookings.paymentMethod} = ${method}` : undefined,
    matchingWordsAndPhones(tourBookings.searchText, q),
    withinDays(tourBookings.createdAt, from, to),
  );
}

/** What the page of payments is ordered by, of bookings with all filters. */
export function selectBookingKeys(reader: Reader, storeId: string, query: PaymentListQuery) {
  const { id, createdAt, total } = tourBookings;
  return reader
    .select({ id, createdAt, amount: sql<number>`${total}`.as('amount') })
    .from(tourBookings)
    .where(
      and(filterCondition(storeId, query), inStatuses(tourBookings.paymentStatus, query.status)),
    );
}

/** Numbers and sums of the payments of bookings, with all filters but the status. Centimes. */
export async function sumBookingPayments(
  reader: Reader,
  storeId: string,
  query: PaymentListQuery,
): Promise<PaymentTotal[]> {
  const { paymentMethod, paymentStatus, total, refundedTotal } = tourBookings;
  const rows = await reader
    .select({
      method: paymentMethod,
      status: paymentStatus,
      count: count(),
      amount: sql`sum(${total})`.mapWith(Number),
      refundedTotal: sql`sum(${refundedTotal})`.mapWith(Number),
    })
    .from(tourBookings)
    .where(filterCondition(storeId, query))
    .groupBy(paymentMethod, paymentStatus);
  return rows.flatMap(({ method, ...sums }) => (method === null ? [] : [{ ...sums, method }]));
}

const TOUR = {
  id: tours.id,
  title: tours.title,
  titleEn: tours.titleEn,
  titleAr: tours.titleAr,
};

/** The bookings with these ids, with their tours. */
export function readBookingPayments(reader: Reader, ids: readonly string[]) {
  return reader
    .select({ booking: tourBookings, tour: TOUR })
    .from(tourBookings)
    .innerJoin(departures, eq(departures.id, tourBookings.departureId))
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(inArray(tourBookings.id, [...ids]));
}

/** A row of {@link readBookingPayments}. */
export type BookingPaymentRow = Awaited<ReturnType<typeof readBookingPayments>>[number];
