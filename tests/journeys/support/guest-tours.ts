import { placesOf, priceGuests, totalOf } from '#domain/tours/tour-prices';
import { tourPath } from '#domain/tours/tour-slug';
import type { GuestBooking, GuestWaiting } from '#openapi/types.generated';
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
  const response = await fetch(address + path, {
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
  const adults = (quantity: number) => [{ kind: 'adult', quantity }];
  const send = <Answer>(path: string, body?: object) =>
    post<Answer>(address, `/api/public${path}`, body);
  /** Holds places for two adults. */
  const hold = (departureId: string, total = 2 * PRICES.priceAdult, quantity = 2) =>
    send<GuestBooking>(`/departures/${departureId}/hold`, { guests: adults(quantity), total });
  return {
    hold,
    book: (link: string, part: object = {}) =>
      send<GuestBooking>(`/tour-bookings/${link}/book`, {
        contact: contact(part),
        paymentMethod: 'on_the_spot',
      }),
    /** Pays held places by card. */
    pay: async (link: string) => {
      const path = '/api/test-card-processor/cards';
      const card = { number: '4242424242424242', expiry: '12/30', code: '123' };
      const { reference } = await post<{ reference: string }>(address, path, card);
      return send<GuestBooking>(`/tour-bookings/${link}/book`, {
        contact: contact(),
        paymentMethod: 'card',
        cardReference: reference,
      });
    },
    cancel: (link: string) => send<GuestBooking>(`/tour-bookings/${link}/cancel`),
    wait: (departureId: string, part: object = {}) =>
      send<GuestWaiting>(`/departures/${departureId}/waiting`, {
        guests: adults(2),
        contact: contact(part),
      }),
    answer: (link: string, action: 'accept' | 'leave') =>
      send<GuestWaiting>(`/tour-offers/${link}/${action}`),
  };
}
