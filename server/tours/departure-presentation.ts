import { allowedDepartureActions, type DepartureState } from '#domain/tours/departure-lifecycle';
import type { Departure, DepartureSummary, TourGuide } from '#openapi/types.generated';
import type { Principal, Reader } from '../context';
import { currentInvoicesOfBookings } from '../invoicing/invoices.repository';
import { presentHistoryEntry } from '../orders/order-presentation';
import { presentBookingSummary } from './booking-presentation';
import { selectBookingsOf, selectWaiting } from './bookings.repository';
import { presentDepartureTour } from './departure-tour';
import { type DepartureRecord, freePlaces, selectDepartureHistory } from './departures.repository';
import { namedGuides, readGuides } from './tour-guides';
import { presentWaiting } from './waiting-presentation';

/** What the lifecycle reads of a departure. */
export function toDepartureState({ departure, booked }: DepartureRecord): DepartureState {
  const { status, startsAt, endsAt, cutOffMinutes, minimum } = departure;
  return { status, startsAt, endsAt, cutOffMinutes, minimum, booked };
}

function presentSummary(
  record: DepartureRecord,
  guides: ReadonlyMap<string, TourGuide>,
  { permissions }: Principal,
  now: Date,
): DepartureSummary {
  const { departure, tour, booked, held, waitingCount } = record;
  return {
    id: departure.id,
    tour: presentDepartureTour(tour),
    seriesId: departure.seriesId,
    startsAt: departure.startsAt.toISOString(),
    endsAt: departure.endsAt.toISOString(),
    bookableUntil: departure.cutOffAt.toISOString(),
    status: departure.status,
    reasonCode: departure.reasonCode,
    note: departure.note,
    minimum: departure.minimum,
    maximum: departure.maximum,
    booked,
    held,
    free: freePlaces(record),
    waitingCount,
    guides: namedGuides(departure.guideIds, guides),
    allowedActions: allowedDepartureActions(toDepartureState(record), new Set(permissions), now),
    createdAt: departure.createdAt.toISOString(),
    updatedAt: departure.updatedAt.toISOString(),
    revision: departure.revision,
  };
}

/** Departures in the contract's form, with the actions that this caller may take at `now`. */
export async function presentDepartures(
  reader: Reader,
  records: readonly DepartureRecord[],
  principal: Principal,
  now: Date,
): Promise<DepartureSummary[]> {
  const ids = records.flatMap(({ departure }) => departure.guideIds);
  const guides = await readGuides(reader, principal.storeId, ids);
  return records.map((record) => presentSummary(record, guides, principal, now));
}

const SHOWN_BOOKINGS = [
  'held',
  'paid',
  'on_the_spot',
  'checked_in',
  'attended',
  'no_show',
  'cancelled',
] as const;

/** The departure with its bookings, its waiting list and its history. */
export async function presentDeparture(
  reader: Reader,
  record: DepartureRecord,
  principal: Principal,
  now: Date,
): Promise<Departure> {
  const { departure, tour } = record;
  const [summary] = await presentDepartures(reader, [record], principal, now);
  if (!summary) throw new Error('A departure was not presented.');
  const bookings = await selectBookingsOf(reader, departure.id, SHOWN_BOOKINGS);
  const bookingIds = bookings.map(({ id }) => id);
  const invoices = await currentInvoicesOfBookings(reader, bookingIds);
  const waiting = await selectWaiting(reader, departure.id);
  const history = await selectDepartureHistory(reader, departure.id);
  return {
    ...summary,
    bookings: bookings.map((booking) =>
      presentBookingSummary({ booking, departure, tour }, principal, now, invoices),
    ),
    waiting: waiting.map(presentWaiting),
    history: history.map(presentHistoryEntry),
  };
}
