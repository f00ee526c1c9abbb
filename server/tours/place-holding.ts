import type { SQL } from 'drizzle-orm';
import { placeRefusal, tourHoldExpiry } from '#domain/tours/departure-places';
import {
  type GuestCount,
  guestErrors,
  placesOf,
  priceGuests,
  totalOf,
} from '#domain/tours/tour-prices';
import { freeForOthers } from '#domain/tours/waiting-list';
import type { Tx } from '../context';
import { invalid, notFound, problem } from '../http/problem-error';
import type { Performer } from '../orders/performers';
import { insertHold, recordBookingHistory, selectWaiting } from './bookings.repository';
import { settleDeparture } from './departure-settling';
import { type DepartureRecord, freePlaces, lockAnyDeparture } from './departures.repository';
import { pricesOf } from './tours.repository';

/** Places of a departure for guests, at the prices of the tour now. Centimes. */
export interface PricedPlaces {
  readonly guests: ReturnType<typeof priceGuests>;
  readonly places: number;
  readonly total: number;
}

/** @throws ProblemError 422 with what is wrong with the guests */
export function pricePlaces(
  { tour }: Pick<DepartureRecord, 'tour'>,
  guests: readonly GuestCount[],
): PricedPlaces {
  const prices = pricesOf(tour);
  const errors = guestErrors(guests, prices);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const lines = priceGuests(guests, prices);
  return { guests: lines, places: placesOf(lines), total: totalOf(lines) };
}

/**
 * The departure under its lock, with what has expired ended.
 * @param where leaves out departures that the caller may not know
 * @throws ProblemError 404
 */
export async function lockAndSettle(
  tx: Tx,
  departureId: string,
  now: Date,
  where?: SQL,
): Promise<DepartureRecord> {
  if (!(await lockAnyDeparture(tx, departureId, now, where))) throw notFound();
  return settleDeparture(tx, departureId, now);
}

/** The free places that nobody on the waiting list comes before. */
export async function placesForOthers(tx: Tx, record: DepartureRecord): Promise<number> {
  const entries = await selectWaiting(tx, record.departure.id);
  const waiting = entries.filter(({ status }) => status === 'waiting');
  return freeForOthers(waiting, freePlaces(record));
}

/** Whether guests can book a departure of the tour at all. */
function isOnSale({ tour }: DepartureRecord): boolean {
  return tour.status === 'published';
}

/**
 * @throws ProblemError 409 `slot_closed` after the cut-off or while the tour is not published,
 *   `slot_full`
 */
export async function assertFree(
  tx: Tx,
  record: DepartureRecord,
  places: number,
  now: Date,
): Promise<void> {
  const { departure } = record;
  const free = await placesForOthers(tx, record);
  const refusal = placeRefusal({ departure, places, free, now });
  if (refusal !== null || !isOnSale(record)) throw problem(409, refusal ?? 'slot_closed');
}

/** A hold of places under the lock of its departure. */
export interface WantedHold {
  readonly record: DepartureRecord;
  readonly priced: PricedPlaces;
  readonly performer: Performer;
  readonly now: Date;
  /** Until when; 15 minutes by default. */
  readonly expiresAt?: Date;
}

/** Writes the hold; the departure may be full from now on. @returns the id of the booking */
export async function writeHold(tx: Tx, wanted: WantedHold): Promise<string> {
  const { record, priced, performer, now, expiresAt = tourHoldExpiry(now) } = wanted;
  const { departure, tour } = record;
  const id = await insertHold(tx, {
    storeId: departure.storeId,
    departureId: departure.id,
    ...priced,
    cancellationPolicy: tour.cancellationPolicy,
    expiresAt,
    now,
  });
  await recordBookingHistory(tx, id, { action: 'hold', performer, from: null, to: 'held', now });
  await settleDeparture(tx, departure.id, now);
  return id;
}

/**
 * Holds places. Of requests at once for the last place one gets it, in all processes.
 * @returns the id of the booking
 * @throws ProblemError 404, 409 as {@link assertFree}; 422 with what is wrong with the guests
 */
export async function holdPlaces(
  tx: Tx,
  record: DepartureRecord,
  guests: readonly GuestCount[],
  { performer, now }: Pick<WantedHold, 'performer' | 'now'>,
): Promise<string> {
  const priced = pricePlaces(record, guests);
  await assertFree(tx, record, priced.places, now);
  return writeHold(tx, { record, priced, performer, now });
}
