import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { EventRecurrence } from '#domain/calendar/recurrence';
import type { Language } from '#domain/format/languages';
import type { SpokenLanguage } from '#domain/format/spoken-languages';
import type { CancellationStep } from '#domain/tours/cancellation-policy';
import type { DepartureReason } from '#domain/tours/departure-lifecycle';
import type { GuestCount, GuestLine } from '#domain/tours/tour-prices';
import { cardPayments } from './cards';
import { historyColumns, moment, recordColumns } from './columns';
import { media } from './media';
import { cities } from './reference';
import { stores } from './stores';

function storeColumn() {
  return text('store_id')
    .notNull()
    .references(() => stores.id);
}

function textColumn(name: string) {
  return text(name).notNull().default('');
}

function policyColumn() {
  return jsonb('cancellation_policy').$type<CancellationStep[]>().notNull();
}

/** Visits and workshops of a store in three languages. Unwritten texts are empty. Centimes, minutes. */
export const tours = pgTable(
  'tours',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    status: text('status', { enum: ['draft', 'published', 'paused', 'archived'] }).notNull(),
    title: text('title').notNull(),
    titleEn: textColumn('title_en'),
    titleAr: textColumn('title_ar'),
    description: textColumn('description'),
    descriptionEn: textColumn('description_en'),
    descriptionAr: textColumn('description_ar'),
    /** Sanitised rich text. */
    content: textColumn('content'),
    contentEn: textColumn('content_en'),
    contentAr: textColumn('content_ar'),
    included: textColumn('included'),
    includedEn: textColumn('included_en'),
    includedAr: textColumn('included_ar'),
    address: textColumn('address'),
    cityId: text('city_id').references(() => cities.id),
    /** The place on the drawn map, in degrees: both or neither. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    languages: text('languages').array().$type<SpokenLanguage[]>().notNull().default(sql`'{}'`),
    guideIds: text('guide_ids').array().notNull().default(sql`'{}'`),
    durationMinutes: integer('duration_minutes').notNull(),
    priceAdult: integer('price_adult'),
    priceChild: integer('price_child'),
    priceGroup: integer('price_group'),
    groupSize: integer('group_size'),
    minimum: integer('minimum').notNull(),
    maximum: integer('maximum').notNull(),
    cutOffMinutes: integer('cut_off_minutes').notNull(),
    cancellationPolicy: policyColumn(),
    /** Its titles and its address, folded for search. */
    searchText: textColumn('search_text'),
    ...recordColumns(),
  },
  (table) => [
    index('tours_store').on(table.storeId, table.updatedAt, table.id),
    check('tours_places', sql`${table.minimum} between 1 and ${table.maximum}`),
    check('tours_point', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
);

/** The gallery of a tour; the first picture is its cover. */
export const tourPictures = pgTable(
  'tour_pictures',
  {
    id: text('id').primaryKey(),
    tourId: text('tour_id')
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    position: integer('position').notNull(),
  },
  (table) => [
    uniqueIndex('tour_pictures_media').on(table.mediaId, table.tourId),
    index('tour_pictures_tour').on(table.tourId, table.position),
  ],
);

export const tourHistory = pgTable(
  'tour_history',
  {
    ...historyColumns(),
    tourId: text('tour_id')
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
  },
  (table) => [index('tour_history_tour').on(table.tourId, table.at)],
);

/** Departures of a tour by a rule, with exceptions. Days and the time in Casablanca. */
export const departureSeries = pgTable(
  'departure_series',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    tourId: text('tour_id')
      .notNull()
      .references(() => tours.id),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    recurrence: jsonb('recurrence').$type<EventRecurrence>().notNull(),
    exceptions: text('exceptions').array().notNull().default(sql`'{}'`),
    guideIds: text('guide_ids').array().notNull().default(sql`'{}'`),
    minimum: integer('minimum').notNull(),
    maximum: integer('maximum').notNull(),
    cutOffMinutes: integer('cut_off_minutes').notNull(),
    /** The last day for which its departures exist. */
    plannedUntil: date('planned_until', { mode: 'string' }).notNull(),
    /** When it ended because its tour was archived; null otherwise. */
    endedAt: moment('ended_at'),
    ...recordColumns(),
  },
  (table) => [
    index('departure_series_tour').on(table.tourId),
    index('departure_series_planned').on(table.plannedUntil).where(sql`${table.endedAt} is null`),
  ],
);

/** Times at which a tour takes place. What a change of the tour does not change is copied from it. */
export const departures = pgTable(
  'departures',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    tourId: text('tour_id')
      .notNull()
      .references(() => tours.id),
    seriesId: text('series_id').references(() => departureSeries.id),
    /** The day of the series' rule; its own time may be changed. */
    seriesDay: date('series_day', { mode: 'string' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    status: text('status', {
      enum: ['open', 'full', 'confirmed', 'under_way', 'done', 'called_off'],
    }).notNull(),
    reasonCode: text('reason_code').$type<DepartureReason>(),
    note: text('note'),
    minimum: integer('minimum').notNull(),
    maximum: integer('maximum').notNull(),
    cutOffMinutes: integer('cut_off_minutes').notNull(),
    /** `starts_at` less the cut-off: the last booking, and the capture of the cards. */
    cutOffAt: moment('cut_off_at').notNull(),
    guideIds: text('guide_ids').array().notNull().default(sql`'{}'`),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('departures_series').on(table.seriesId, table.seriesDay),
    index('departures_store').on(table.storeId, table.startsAt, table.id),
    index('departures_tour').on(table.tourId, table.startsAt),
    index('departures_cut_off').on(table.cutOffAt).where(sql`${table.status} in ('open', 'full')`),
    index('departures_running')
      .on(table.startsAt)
      .where(sql`${table.status} in ('confirmed', 'under_way')`),
    check('departures_places', sql`${table.minimum} between 1 and ${table.maximum}`),
  ],
);

export const departureHistory = pgTable(
  'departure_history',
  {
    ...historyColumns(),
    departureId: text('departure_id')
      .notNull()
      .references(() => departures.id, { onDelete: 'cascade' }),
  },
  (table) => [index('departure_history_departure').on(table.departureId, table.at)],
);

/** Bookings of tours are numbered across the whole marketplace. */
export const tourBookingNumbers = pgSequence('tour_booking_numbers', { startWith: 1001 });

/** Who books, or waits for places. Null while places are only held. */
function contactColumns() {
  return {
    firstName: text('first_name'),
    lastName: text('last_name'),
    phoneNumber: text('phone_number'),
    email: text('email'),
    language: text('language').$type<Language>(),
  };
}

/** Bookings of departures with their money: what is paid, captured and refunded. Centimes. */
export const tourBookings = pgTable(
  'tour_bookings',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    number: integer('number').notNull(),
    departureId: text('departure_id')
      .notNull()
      .references(() => departures.id),
    status: text('status', {
      enum: [
        'held',
        'paid',
        'on_the_spot',
        'checked_in',
        'attended',
        'no_show',
        'cancelled',
        'expired',
      ],
    }).notNull(),
    ...contactColumns(),
    guests: jsonb('guests').$type<GuestLine[]>().notNull(),
    places: integer('places').notNull(),
    total: integer('total').notNull(),
    /** The policy of the tour when it was booked. */
    cancellationPolicy: policyColumn(),
    paymentMethod: text('payment_method', { enum: ['card', 'on_the_spot'] }),
    paymentStatus: text('payment_status', {
      enum: ['pending', 'authorized', 'captured', 'failed', 'refunded', 'partially_refunded'],
    }).notNull(),
    refundedTotal: integer('refunded_total').notNull().default(0),
    authorizedAt: moment('authorized_at'),
    capturedAt: moment('captured_at'),
    failedAt: moment('failed_at'),
    /** The processor's hold for it; null where no card was used. */
    cardPaymentId: text('card_payment_id').references(() => cardPayments.id),
    /** When its card payment was counted into a payout; null before, and if it was paid on the spot. */
    settledAt: moment('settled_at'),
    /** Until when the places are held; null once they are booked. */
    expiresAt: moment('expires_at'),
    /** The code of its ticket, which nobody can guess; another one after a move. Null for a hold. */
    ticketCode: text('ticket_code'),
    checkedInAt: moment('checked_in_at'),
    /** Before this a cancellation refunds everything, because the store moved its departure; null otherwise. */
    fullRefundUntil: moment('full_refund_until'),
    /** Its number, names and phone number, folded for search. */
    searchText: textColumn('search_text'),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('tour_bookings_number').on(table.number),
    uniqueIndex('tour_bookings_ticket').on(table.ticketCode),
    index('tour_bookings_departure').on(table.departureId, table.status),
    index('tour_bookings_created').on(table.storeId, table.createdAt, table.id),
    index('tour_bookings_expiry').on(table.expiresAt).where(sql`${table.status} = 'held'`),
    index('tour_bookings_uncaptured')
      .on(table.departureId)
      .where(sql`${table.paymentStatus} = 'authorized'`),
    index('tour_bookings_unsettled')
      .on(table.storeId, table.id)
      .where(sql`${table.paymentMethod} = 'card' and ${table.settledAt} is null`),
    check('tour_bookings_places', sql`${table.places} > 0`),
    check(
      'tour_bookings_refunded',
      sql`${table.refundedTotal} >= 0 and ${table.refundedTotal} <= ${table.total}`,
    ),
  ],
);

export const tourBookingHistory = pgTable(
  'tour_booking_history',
  {
    ...historyColumns(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => tourBookings.id, { onDelete: 'cascade' }),
  },
  (table) => [index('tour_booking_history_booking').on(table.bookingId, table.at)],
);

/** Entries of the waiting lists of departures, in the order in which they joined. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    departureId: text('departure_id')
      .notNull()
      .references(() => departures.id),
    position: integer('position').notNull(),
    status: text('status', {
      enum: ['waiting', 'offered', 'accepted', 'lapsed', 'left'],
    }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text('email'),
    language: text('language').$type<Language>().notNull(),
    guests: jsonb('guests').$type<GuestCount[]>().notNull(),
    places: integer('places').notNull(),
    /** Until when places are offered; null before and after. */
    offerExpiresAt: moment('offer_expires_at'),
    /** The booking of the accepted offer. */
    bookingId: text('booking_id').references(() => tourBookings.id),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('waiting_entries_position').on(table.departureId, table.position),
    index('waiting_entries_offer').on(table.offerExpiresAt).where(sql`${table.status} = 'offered'`),
    check('waiting_entries_places', sql`${table.places} > 0`),
  ],
);
