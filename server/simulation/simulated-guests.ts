import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { priceGuests, totalOf } from '#domain/tours/tour-prices';
import type { Tx } from '../context';
import { departures, tourBookings, tours, waitingEntries } from '../database/schema/tours';
import { ProblemError } from '../http/problem-error';
import { bookOnTheSpot, cancelAsGuest, guestPerformer, holdForGuest } from '../tours/guest-booking';
import { parseContact } from '../tours/guest-contact';
import { isPublicDeparture } from '../tours/public-tours.query';
import { pricesOf } from '../tours/tours.repository';
import { acceptOffer, joinWaiting } from '../tours/waiting-actions';
import type { ShopperContext } from './simulated-shoppers';

/** Departures, bookings and offers that are looked at. */
const MAX_LOOKED_AT = 50;

/** How many of those who come to a tour cancel a booking instead of making one. */
const CANCELS = 0.15;

const GUESTS = [
  { firstName: 'Meryem', lastName: 'Tahiri', phoneNumber: '0661803214', language: 'fr' },
  { firstName: 'Anas', lastName: 'Chraibi', phoneNumber: '0670225918', language: 'fr' },
  { firstName: 'هدى', lastName: 'العلوي', phoneNumber: '0662147703', language: 'ar' },
  { firstName: 'Emma', lastName: 'Clarke', phoneNumber: '+447700900341', language: 'en' },
] as const;

/** A guest who is told at an address of their own. */
function someGuest({ random }: ShopperContext) {
  const email = `visiteur${random.between(1, 9999)}@exemple.ma`;
  return { ...random.pick(GUESTS), email };
}

/** An offer of the waiting list that has not expired. */
async function openOffer({ database, random, storeIds }: ShopperContext, now: Date) {
  const { id, storeId, status, offerExpiresAt } = waitingEntries;
  const { firstName, lastName, phoneNumber, email, language } = waitingEntries;
  const rows = await database.db
    .select({ id, firstName, lastName, phoneNumber, email, language })
    .from(waitingEntries)
    .where(and(inArray(storeId, [...storeIds]), eq(status, 'offered'), gt(offerExpiresAt, now)))
    .orderBy(asc(id))
    .limit(MAX_LOOKED_AT);
  return rows.length > 0 ? random.pick(rows) : undefined;
}

/** A booking whose departure is ahead. */
async function someBooking({ database, random, storeIds }: ShopperContext, now: Date) {
  const { id, number, storeId, status } = tourBookings;
  const rows = await database.db
    .select({ id, number })
    .from(tourBookings)
    .innerJoin(departures, eq(departures.id, tourBookings.departureId))
    .where(
      and(
        inArray(storeId, [...storeIds]),
        inArray(status, ['paid', 'on_the_spot']),
        inArray(departures.status, ['open', 'full', 'confirmed']),
        gt(departures.startsAt, now),
      ),
    )
    .orderBy(asc(number))
    .limit(MAX_LOOKED_AT);
  return rows.length > 0 ? random.pick(rows) : undefined;
}

/** A departure of one of the stores that guests can book, with its tour. */
async function someDeparture({ database, random, storeIds }: ShopperContext, now: Date) {
  const rows = await database.db
    .select({ departure: departures, tour: tours })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        inArray(departures.storeId, [...storeIds]),
        inArray(departures.status, ['open', 'full', 'confirmed']),
        gt(departures.cutOffAt, now),
        isPublicDeparture(database.db),
      ),
    )
    .orderBy(asc(departures.startsAt), asc(departures.id))
    .limit(MAX_LOOKED_AT);
  return rows.length > 0 ? random.pick(rows) : undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof someDeparture>>>;

/** Books places on the spot. @throws ProblemError as the public operations */
async function book(tx: Tx, { departure, tour }: Found, wish: Wish, now: Date): Promise<void> {
  const total = totalOf(priceGuests(wish.guests, pricesOf(tour)));
  const { id } = await holdForGuest(tx, departure.id, { guests: wish.guests, total }, now);
  const contact = parseContact(wish.contact);
  await bookOnTheSpot(tx, { bookingId: id, contact, method: 'on_the_spot', now });
}

interface Wish {
  readonly guests: { kind: 'adult'; quantity: number }[];
  readonly contact: ReturnType<typeof someGuest>;
}

async function bookOrWait(market: ShopperContext, found: Found, now: Date): Promise<string> {
  const { database, random } = market;
  const guests = [{ kind: 'adult' as const, quantity: random.between(1, 4) }];
  const wish: Wish = { guests, contact: someGuest(market) };
  try {
    await database.transaction((tx) => book(tx, found, wish, now));
    return `books "${found.tour.title}"`;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'slot_full') throw error;
    await database.transaction((tx) => joinWaiting(tx, found.departure.id, wish, { now }));
    return `waits for places of "${found.tour.title}"`;
  }
}

type Offer = NonNullable<Awaited<ReturnType<typeof openOffer>>>;

async function accept(
  { database }: ShopperContext,
  { id, ...contact }: Offer,
  now: Date,
): Promise<string> {
  await database.transaction(async (tx) => {
    const performer = guestPerformer(contact);
    const { bookingId } = await acceptOffer(tx, id, { performer, now });
    const attempt = {
      bookingId: bookingId ?? '',
      contact,
      method: 'on_the_spot',
      now,
    } as const;
    await bookOnTheSpot(tx, attempt);
  });
  return 'books places that the waiting list offered';
}

/**
 * A guest of the stores' tours accepts an offer, cancels a booking, books places, or asks for the
 * waiting list of a full departure, by the same functions as in production.
 * @returns what was done, for the log
 */
export async function actAsTourGuest(market: ShopperContext, now: Date): Promise<string> {
  const { database, random } = market;
  const offer = await openOffer(market, now);
  if (offer) return accept(market, offer, now);
  if (random.chance(CANCELS)) {
    const booking = await someBooking(market, now);
    if (!booking) return 'has nothing to cancel';
    await database.transaction((tx) => cancelAsGuest(tx, booking.id, now));
    return `cancels booking V${booking.number}`;
  }
  const found = await someDeparture(market, now);
  return found ? bookOrWait(market, found, now) : 'finds no tour';
}
