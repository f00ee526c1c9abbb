import type { GuestBooking, GuestWaiting } from '#application/api/guests-endpoints.generated';
import { placesOf, priceGuests, totalOf } from '#domain/tours/tour-prices';
import { tourPath } from '#domain/tours/tour-slug';
import { newId } from '../../../server/database/ids';
import { nextSequenceNumber } from '../../../server/database/next-number';
import { tourBookingNumbers, tourBookings } from '../../../server/database/schema/tours';
import { contact, departureOf, PRICES, tourOf } from '../../api/tours/tour-builder';
import type { JourneyStore } from './store';

const prices = {
  adult: PRICES.priceAdult,
  child: PRICES.priceChild,
  group: PRICES.priceGroup,
  groupSize: PRICES.groupSize,
};

/** A published tour of the journey's store with one departure, five days ahead. */
export async function giveTour({ backend, id: storeId }: JourneyStore, maximum = 10) {
  const tour = await tourOf(backend, {
    storeId,
    descriptionEn: 'From clay to zellige.',
    description: 'De l’argile au zellige.',
    descriptionAr: 'من الطين إلى الزليج.',
  });
  const departure = await departureOf(backend, tour, { maximum });
  return { tour, departure, path: tourPath(tour) };
}

/** A booking of so many adults, written into the database. @returns its id */
export async function takePlaces(
  { backend, id: storeId }: JourneyStore,
  departureId: string,
  adults: number,
): Promise<string> {
  const { database } = backend;
  const id = newId('bkg');
  const guests = priceGuests([{ kind: 'adult', quantity: adults }], prices);
  const number = await database.transaction((tx) => nextSequenceNumber(tx, tourBookingNumbers));
  const now = new Date();
  await database.db.insert(tourBookings).values({
    id,
    storeId,
    number,
    departureId,
    status: 'on_the_spot',
    firstName: 'Rania',
    lastName: 'Alaoui',
    phoneNumber: '+212661204417',
    email: null,
    language: 'fr',
    guests,
    places: placesOf(guests),
    total: totalOf(guests),
    cancellationPolicy: [],
    paymentMethod: 'on_the_spot',
    paymentStatus: 'pending',
    searchText: 'rania alaoui',
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

async function post<Answer>(address: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${address}/api/public${path}`, {
    method: 'POST',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** What guests do, at the store API. */
export function guestCalls(address: string) {
  const guests = [{ kind: 'adult', quantity: 2 }];
  return {
    /** Holds places for two adults. */
    hold: (departureId: string, total = 2 * PRICES.priceAdult) =>
      post<GuestBooking>(address, `/departures/${departureId}/hold`, { guests, total }),
    book: (link: string, part: object = {}) =>
      post<GuestBooking>(address, `/tour-bookings/${link}/book`, {
        contact: contact(part),
        paymentMethod: 'on_the_spot',
      }),
    cancel: (link: string) => post<GuestBooking>(address, `/tour-bookings/${link}/cancel`),
    wait: (departureId: string, part: object = {}) =>
      post<GuestWaiting>(address, `/departures/${departureId}/waiting`, {
        guests,
        contact: contact(part),
      }),
    answer: (link: string, action: 'accept' | 'leave') =>
      post<GuestWaiting>(address, `/tour-offers/${link}/${action}`),
  };
}
