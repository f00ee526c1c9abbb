import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import {
  TOUR_BOOKING_STATUSES,
  type TourBookingStatus,
} from '#domain/tours/tour-booking-lifecycle';
import type { Principal, Reader } from '../context';
import type { Operations } from '../contract.generated';
import {
  countsByStatus,
  inStatuses,
  matchingWordsAndPhones,
  withinDays,
} from '../database/list-filters';
import { departures, tourBookings } from '../database/schema/tours';
import { ownBookings } from './booking-actions';
import { type BookingRecord, selectBookings } from './bookings.repository';

/** Filters, order and page of the list, with the contract's types. */
export type BookingListQuery = Operations['listTourBookings']['query'];

const SORTS: Record<BookingListQuery['sort'], SQL[]> = {
  startsAt: [asc(departures.startsAt), asc(tourBookings.id)],
  '-startsAt': [desc(departures.startsAt), desc(tourBookings.id)],
  createdAt: [asc(tourBookings.createdAt), asc(tourBookings.id)],
  '-createdAt': [desc(tourBookings.createdAt), desc(tourBookings.id)],
  number: [asc(tourBookings.number)],
  '-number': [desc(tourBookings.number)],
};

/** Filters and order of the list, without the page. */
export type BookingFilters = Omit<BookingListQuery, 'page' | 'pageSize'>;

function filterCondition(
  principal: Principal,
  { q, tourId, departureId, from, to }: BookingFilters,
): SQL | undefined {
  return and(
    ownBookings(principal),
    matchingWordsAndPhones(tourBookings.searchText, q),
    tourId ? eq(departures.tourId, tourId) : undefined,
    departureId ? eq(tourBookings.departureId, departureId) : undefined,
    withinDays(departures.startsAt, from, to),
  );
}

/** One page of the bookings that the principal may see. */
export function selectBookingPage(
  reader: Reader,
  principal: Principal,
  query: BookingListQuery,
): Promise<BookingRecord[]> {
  return selectBookings(reader)
    .where(and(filterCondition(principal, query), inStatuses(tourBookings.status, query.status)))
    .orderBy(...SORTS[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** The ids of all bookings that the filters keep, in the list's order. */
export async function readBookingIds(
  reader: Reader,
  principal: Principal,
  query: BookingFilters,
): Promise<string[]> {
  const rows = await reader
    .select({ id: tourBookings.id })
    .from(tourBookings)
    .innerJoin(departures, eq(departures.id, tourBookings.departureId))
    .where(and(filterCondition(principal, query), inStatuses(tourBookings.status, query.status)))
    .orderBy(...SORTS[query.sort]);
  return rows.map(({ id }) => id);
}

/** The number of bookings in each status, under all filters but the status. */
export async function countBookings(
  reader: Reader,
  principal: Principal,
  query: BookingListQuery,
): Promise<Record<TourBookingStatus, number>> {
  return countsByStatus(
    TOUR_BOOKING_STATUSES,
    await reader
      .select({ status: tourBookings.status, count: count() })
      .from(tourBookings)
      .innerJoin(departures, eq(departures.id, tourBookings.departureId))
      .where(filterCondition(principal, query))
      .groupBy(tourBookings.status),
  );
}
