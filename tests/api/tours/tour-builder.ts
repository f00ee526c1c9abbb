import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import { bookableUntil, departureEnd } from '#domain/tours/departure-lifecycle';
import { newId } from '../../../server/database/ids';
import { departures, tourBookings, tours } from '../../../server/database/schema/tours';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { newTicketCode } from '../../../server/tours/bookings.repository';
import type { ApiClient, Reply } from '../support/api-client';
import type { TestServer } from '../support/test-server';

type Backend = Pick<TestServer, 'database'> & { readonly clock: { now(): Date } };
type TourPart = Partial<typeof tours.$inferInsert>;
type DeparturePart = Partial<typeof departures.$inferInsert>;

/** The prices of a tour of the tests, in centimes. */
export const PRICES = {
  priceAdult: 12_000,
  priceChild: 6001,
  priceGroup: 90_000,
  groupSize: 8,
} as const;

/** A contact without an address for mails, unless one is given. */
export function contact(part: object = {}) {
  return {
    firstName: 'Salma',
    lastName: 'Idrissi',
    phoneNumber: '0661420318',
    email: null as string | null,
    language: 'fr',
    ...part,
  };
}

/** A published tour of a store. */
export async function tourOf({ database, clock }: Backend, part: TourPart = {}) {
  const id = newId('tou');
  const now = clock.now();
  const row = {
    id,
    storeId: NEJJARINE.id,
    status: 'published' as const,
    title: `Visite ${id.slice(-6)}`,
    titleEn: 'Visit of the kiln',
    titleAr: 'زيارة الفرن',
    address: 'Aïn Nokbi, Fès',
    durationMinutes: 120,
    ...PRICES,
    minimum: 2,
    maximum: 10,
    cutOffMinutes: 1440,
    cancellationPolicy: [
      { hoursBefore: 48, percent: 100 },
      { hoursBefore: 24, percent: 50 },
    ],
    createdAt: now,
    updatedAt: now,
    ...part,
  };
  await database.db.insert(tours).values(row);
  return row;
}

/** The day so many days from the server's today, at 10:00. */
export function startAt({ clock }: Backend, ahead: number): Date {
  return casablancaTime(addDays(casablancaDay(clock.now()), ahead), '10:00');
}

/** A departure of a tour five days ahead. */
export async function departureOf(
  server: Backend,
  tour: { readonly id: string; readonly storeId: string; readonly durationMinutes: number },
  part: DeparturePart = {},
) {
  const startsAt = part.startsAt ?? startAt(server, 5);
  const cutOffMinutes = part.cutOffMinutes ?? 1440;
  const id = newId('dep');
  const row = {
    id,
    storeId: tour.storeId,
    tourId: tour.id,
    startsAt,
    endsAt: departureEnd(startsAt, tour.durationMinutes),
    status: 'open' as const,
    minimum: 2,
    maximum: 10,
    cutOffMinutes,
    cutOffAt: bookableUntil({ startsAt, cutOffMinutes }),
    ...part,
  };
  await server.database.db.insert(departures).values(row);
  return { ...row, path: `/api/store/departure/${id}` };
}

/** A tour with one departure. */
export async function plannedTour(
  server: Backend,
  part: DeparturePart = {},
  tourPart: TourPart = {},
) {
  const tour = await tourOf(server, tourPart);
  return { tour, departure: await departureOf(server, tour, part) };
}

/** A hold of adults, by staff; its answer. */
export function holdFor(client: ApiClient, departureId: string, adults = 2): Promise<Reply> {
  const guests = [{ kind: 'adult', quantity: adults }];
  return client.post(`/api/store/departure/${departureId}/hold`, { guests });
}

/** A booking on the spot, by staff. */
export async function bookedPlaces(
  client: ApiClient,
  departureId: string,
  { adults = 2, email = null }: { adults?: number; email?: string | null } = {},
) {
  const held = await holdFor(client, departureId, adults);
  const path = `/api/store/tour-booking/${held.body.id}`;
  const reply = await client.post(`${path}/bookOnTheSpot`, { contact: contact({ email }) });
  if (reply.status !== 200) throw new Error(`Not booked: ${JSON.stringify(reply.body)}`);
  return { booking: reply.body, path };
}

let bookingNumber = 910_000;

/** A booking of an adult and a child as a row, captured by card unless told otherwise. */
export async function bookingOf(
  server: Backend,
  departureId: string,
  part: Partial<typeof tourBookings.$inferInsert> = {},
) {
  bookingNumber += 1;
  const now = server.clock.now();
  const { email: _, ...known } = contact();
  const row = {
    id: newId('bkg'),
    storeId: NEJJARINE.id,
    number: bookingNumber,
    departureId,
    status: 'paid' as const,
    ...known,
    language: 'fr' as const,
    guests: [
      { kind: 'adult' as const, quantity: 1, unitPrice: 12_000, total: 12_000, places: 1 },
      { kind: 'child' as const, quantity: 1, unitPrice: 6001, total: 6001, places: 1 },
    ],
    places: 2,
    total: 18_001,
    cancellationPolicy: [],
    paymentMethod: 'card' as const,
    paymentStatus: 'captured' as const,
    authorizedAt: now,
    capturedAt: now,
    ticketCode: newTicketCode(),
    searchText: `v${bookingNumber}`,
    createdAt: now,
    updatedAt: now,
    ...part,
  };
  await server.database.db.insert(tourBookings).values(row);
  return row;
}
