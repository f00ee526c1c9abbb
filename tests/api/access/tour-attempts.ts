import { and, eq, inArray } from 'drizzle-orm';
import type { StaffDepartureAction } from '#domain/tours/departure-lifecycle';
import { STAFF_DEPARTURE_ACTIONS } from '#domain/tours/departure-lifecycle';
import {
  STAFF_TOUR_BOOKING_ACTIONS,
  type StaffTourBookingAction,
} from '#domain/tours/tour-booking-lifecycle';
import { TOUR_ACTIONS, TOUR_LIFECYCLE } from '#domain/tours/tour-lifecycle';
import type { Db } from '../../../server/context';
import { newId } from '../../../server/database/ids';
import { media } from '../../../server/database/schema/media';
import { users } from '../../../server/database/schema/stores';
import {
  departureSeries,
  tourBookings,
  tourPictures,
  waitingEntries,
} from '../../../server/database/schema/tours';
import { newTicketCode } from '../../../server/tours/bookings.repository';
import type { ApiClient } from '../support/api-client';
import { contact, departureOf, PRICES, tourOf } from '../tours/tour-builder';
import { type Attempt, readAttempt, storeOf, type Target } from './attempt';

const MINUTE = 60_000;

function backendOf(db: Db) {
  return { database: { db }, clock: { now: () => new Date() } } as unknown as Parameters<
    typeof tourOf
  >[0];
}

/** The users of the client's store who call: each is a guide. */
async function guidesOf(client: ApiClient, db: Db) {
  const storeId = await storeOf(client);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.storeId, storeId),
        inArray(users.userName, ['admin', 'manager', 'seller', 'admin2']),
      ),
    );
  return { storeId, guideIds: rows.map(({ id }) => id) };
}

type TourPart = Parameters<typeof tourOf>[1];
type DeparturePart = Parameters<typeof departureOf>[2];

function tourIn(part: TourPart = {}) {
  return async (client: ApiClient, db: Db) =>
    tourOf(backendOf(db), { ...(await guidesOf(client, db)), ...part });
}

function departureIn(part: DeparturePart = {}, tourPart: TourPart = {}) {
  return async (client: ApiClient, db: Db) => {
    const tour = await tourIn(tourPart)(client, db);
    const { guideIds } = tour as { guideIds?: string[] };
    return departureOf(backendOf(db), tour, { guideIds: guideIds ?? [], ...part });
  };
}

let bookingNumber = 900_000;

/** A booking of two adults in a status, of a departure. */
function bookingIn(
  part: Partial<typeof tourBookings.$inferInsert>,
  departurePart: DeparturePart = {},
) {
  return async (client: ApiClient, db: Db) => {
    const departure = await departureIn(departurePart)(client, db);
    const id = newId('bkg');
    bookingNumber += 1;
    const { email: _, ...known } = contact();
    const row = {
      id,
      storeId: departure.storeId,
      number: bookingNumber,
      departureId: departure.id,
      status: 'on_the_spot' as const,
      ...known,
      language: 'fr' as const,
      guests: [
        {
          kind: 'adult' as const,
          quantity: 2,
          unitPrice: PRICES.priceAdult,
          total: 24_000,
          places: 2,
        },
      ],
      places: 2,
      total: 24_000,
      cancellationPolicy: [],
      paymentMethod: 'on_the_spot' as const,
      paymentStatus: 'pending' as const,
      ticketCode: newTicketCode(),
      ...part,
    };
    await db.insert(tourBookings).values(row);
    return { ...row, departure };
  };
}

const HELD = { status: 'held', paymentMethod: null, ticketCode: null } as const;

function heldBooking(client: ApiClient, db: Db) {
  const expiresAt = new Date(Date.now() + 10 * MINUTE);
  return bookingIn({ ...HELD, expiresAt })(client, db);
}

function targetOf<Record extends { readonly id: string }>(
  prepare: (client: ApiClient, db: Db) => Promise<Record>,
  request: (record: Record) => Target['request'] = () => undefined,
): NonNullable<Attempt['prepare']> {
  return async (client, db) => {
    const record = await prepare(client, db);
    const sent = request(record);
    return { id: record.id, ...(sent && { request: sent }) };
  };
}

const REVISION_1 = { headers: { 'if-match': '"1"' } };

/** A complete tour in the status from which the action starts. */
function tourFor(action: (typeof TOUR_ACTIONS)[number]): NonNullable<Attempt['prepare']> {
  const status = TOUR_LIFECYCLE.transitions.find((line) => line.action === action)?.from[0];
  return async (client, db) => {
    const text = 'Le four';
    const tour = await tourIn({
      status: status ?? 'draft',
      description: text,
      descriptionEn: text,
      descriptionAr: text,
      content: `<p>${text}</p>`,
      contentEn: `<p>${text}</p>`,
      contentAr: `<p>${text}</p>`,
      included: text,
      includedEn: text,
      includedAr: text,
      cityId: 'cty_fes',
      languages: ['fr'],
    })(client, db);
    const [picture] = await db.select().from(media).where(eq(media.storeId, tour.storeId)).limit(1);
    if (picture) {
      await db
        .insert(tourPictures)
        .values({ id: newId('tpi'), tourId: tour.id, mediaId: picture.id, position: 0 });
    }
    return { id: tour.id };
  };
}

const DEPARTURES: Record<StaffDepartureAction, () => DeparturePart> = {
  confirm: () => ({}),
  start: () => ({ status: 'confirmed', startsAt: new Date(Date.now() + 30 * MINUTE) }),
  finish: () => ({ status: 'under_way', startsAt: new Date(Date.now() - 30 * MINUTE) }),
  callOff: () => ({}),
};

/** A departure on which the action is possible, with a booking of two. */
function departureFor(action: StaffDepartureAction): NonNullable<Attempt['prepare']> {
  return async (client, db) => {
    const status = action === 'finish' ? 'checked_in' : 'on_the_spot';
    const { departure } = await bookingIn({ status }, DEPARTURES[action]())(client, db);
    return { id: departure.id };
  };
}

const BOOKINGS: Record<StaffTourBookingAction, NonNullable<Attempt['prepare']>> = {
  bookOnTheSpot: targetOf(heldBooking, () => ({ body: { contact: contact() } })),
  release: targetOf(heldBooking),
  move: async (client, db) => {
    const { id, departure } = await bookingIn({})(client, db);
    const tour = { id: departure.tourId, storeId: departure.storeId, durationMinutes: 120 };
    const { id: departureId } = await departureOf(backendOf(db), tour);
    return { id, request: { body: { departureId } } };
  },
  cancel: targetOf(bookingIn({})),
  miss: async (client, db) => {
    const startsAt = new Date(Date.now() - 30 * MINUTE);
    const { id } = await bookingIn({}, { status: 'under_way', startsAt })(client, db);
    return { id };
  },
};

async function series(client: ApiClient, db: Db): Promise<Target> {
  const tour = await tourIn()(client, db);
  const id = newId('dps');
  await db.insert(departureSeries).values({
    id,
    storeId: tour.storeId,
    tourId: tour.id,
    startDay: '2026-01-01',
    time: '10:00',
    recurrence: {
      frequency: 'weekly',
      interval: 1,
      weekdays: ['thursday'],
      monthlyBy: 'day',
      until: null,
      count: null,
    },
    minimum: 1,
    maximum: 10,
    cutOffMinutes: 60,
    plannedUntil: '2026-01-01',
  });
  return { id, request: REVISION_1 };
}

async function waiting(client: ApiClient, db: Db): Promise<Target> {
  const departure = await departureIn()(client, db);
  const id = newId('wai');
  await db.insert(waitingEntries).values({
    id,
    storeId: departure.storeId,
    departureId: departure.id,
    position: 1,
    status: 'waiting',
    firstName: 'Salma',
    lastName: 'Idrissi',
    phoneNumber: '+212661420318',
    language: 'fr',
    guests: [{ kind: 'adult', quantity: 2 }],
    places: 2,
  });
  return { id };
}

const GUESTS = [{ kind: 'adult', quantity: 2 }];

/** Attempts on tours, departures, bookings and waiting lists. */
export const tourAttempts: readonly Attempt[] = [
  readAttempt('listTours', '/api/store/tours/'),
  {
    ...readAttempt('createTour', '/api/store/tour/create'),
    request: { body: { title: 'Visite' } },
  },
  { ...readAttempt('getTour', '/api/store/tour/{id}'), prepare: targetOf(tourIn()) },
  {
    ...readAttempt('updateTour', '/api/store/tour/{id}'),
    request: { body: { maximum: 12 }, ...REVISION_1 },
    prepare: targetOf(tourIn({ status: 'draft' }), () => REVISION_1),
  },
  ...TOUR_ACTIONS.map((action) => ({
    ...readAttempt('performTourAction', `/api/store/tour/{id}/${action}`),
    name: `performTourAction ${action}`,
    prepare: tourFor(action),
  })),
  {
    ...readAttempt('createDepartures', '/api/store/tour/{id}/departures/create'),
    request: { body: { day: '2030-05-04', time: '10:00' } },
    prepare: targetOf(tourIn()),
  },
  {
    ...readAttempt('updateDepartureSeries', '/api/store/departure-series/{id}'),
    request: { body: { exceptions: ['2026-12-31'] }, ...REVISION_1 },
    prepare: series,
  },
  readAttempt('listDepartures', '/api/store/departures/'),
  { ...readAttempt('getDeparture', '/api/store/departure/{id}'), prepare: targetOf(departureIn()) },
  {
    ...readAttempt('updateDeparture', '/api/store/departure/{id}'),
    request: { body: { maximum: 12 }, ...REVISION_1 },
    prepare: targetOf(departureIn(), () => REVISION_1),
  },
  ...STAFF_DEPARTURE_ACTIONS.map(
    (action): Attempt => ({
      ...readAttempt('performDepartureAction', `/api/store/departure/{id}/${action}`),
      name: `performDepartureAction ${action}`,
      ...((action === 'confirm' || action === 'callOff') && { permission: 'tours.edit' }),
      request: { body: action === 'callOff' ? { reasonCode: 'weather' } : {} },
      prepare: departureFor(action),
    }),
  ),
  {
    ...readAttempt('holdDeparture', '/api/store/departure/{id}/hold'),
    request: { body: { guests: GUESTS } },
    prepare: targetOf(departureIn()),
  },
  {
    ...readAttempt('checkInTicket', '/api/store/departure/{id}/check-in'),
    request: { body: { code: '23456-789AB-CDEFG-HJKMN' } },
    prepare: async (client, db) => {
      const startsAt = new Date(Date.now() + 30 * MINUTE);
      const prepared = bookingIn({}, { status: 'confirmed', startsAt });
      const { departure, ticketCode } = await prepared(client, db);
      return { id: departure.id, request: { body: { code: ticketCode ?? '' } } };
    },
  },
  {
    ...readAttempt('joinWaitingList', '/api/store/departure/{id}/waiting'),
    request: { body: { guests: GUESTS, contact: contact() } },
    prepare: async (client, db) => {
      const { departure } = await bookingIn({}, { maximum: 2 })(client, db);
      return { id: departure.id };
    },
  },
  {
    ...readAttempt('leaveWaitingList', '/api/store/departures/waiting/{id}/leave'),
    prepare: waiting,
  },
  readAttempt('listTourBookings', '/api/store/tour-bookings/'),
  readAttempt('exportTourBookings', '/api/store/tour-bookings/export/'),
  {
    ...readAttempt('getTourBooking', '/api/store/tour-booking/{id}'),
    prepare: targetOf(bookingIn({})),
  },
  ...STAFF_TOUR_BOOKING_ACTIONS.map(
    (action): Attempt => ({
      ...readAttempt('performTourBookingAction', `/api/store/tour-booking/{id}/${action}`),
      name: `performTourBookingAction ${action}`,
      ...(action !== 'miss' && { permission: 'tours.edit' }),
      request: { body: {} },
      prepare: BOOKINGS[action],
    }),
  ),
];
