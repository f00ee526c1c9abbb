import { subHours } from 'date-fns/subHours';
import { asc, eq, sql } from 'drizzle-orm';
import { completeRecurrence } from '#domain/calendar/recurrence';
import { addDays, casablancaDay, casablancaTime, type IsoDay } from '#domain/time/casablanca-day';
import { bookableUntil, departureEnd } from '#domain/tours/departure-lifecycle';
import { plannedDepartures, plannedUntil } from '#domain/tours/departure-series';
import type { TourFields } from '#domain/tours/tour-form';
import { placesOf, priceGuests } from '#domain/tours/tour-prices';
import type { Tx } from '../context';
import { media } from '../database/schema/media';
import {
  departureSeries,
  departures,
  tourBookingNumbers,
  tourBookings,
  tourPictures,
  tours,
  waitingEntries,
} from '../database/schema/tours';
import { type Performer, SYSTEM } from '../orders/performers';
import { recordDepartureHistory } from '../tours/departures.repository';
import { tourColumns } from '../tours/tours.repository';
import { type DemoStore, NEJJARINE } from './demo-stores';
import { type BookedDeparture, type DemoBookingRow, demoBookingRow } from './demo-tour-bookings';
import {
  DEMO_BOOKINGS,
  DEMO_CARD_BOOKINGS,
  DEMO_WAITING,
  type DemoBooking,
  demoGuest,
} from './demo-tour-guests';
import { CALLIGRAPHY, DRAFT, KILN, ZELLIGE } from './demo-tour-texts';

const SERIES_ID = 'dps_nejjarinefour';
const IMANE: Performer = { type: 'staff', id: 'usr_imane', name: 'Imane' };

/** A tour of the demo with its id. */
interface DemoTour {
  readonly id: string;
  readonly fields: TourFields;
}

const KILN_TOUR: DemoTour = { id: 'tou_nejjarinefour', fields: KILN };
const ZELLIGE_TOUR: DemoTour = { id: 'tou_nejjarinezellige', fields: ZELLIGE };

type DepartureStatus = (typeof departures.$inferInsert)['status'];

/** A departure of the demo. */
interface DemoDeparture extends BookedDeparture {
  readonly tour: DemoTour;
  readonly status: DepartureStatus;
  readonly bookings: readonly DemoBooking[];
}

/** What a departure has of its tour. */
function columnsOf({ id, fields }: DemoTour) {
  const { minimum, maximum, cutOffMinutes, guideIds } = fields;
  return {
    storeId: NEJJARINE.id,
    tourId: id,
    minimum,
    maximum,
    cutOffMinutes,
    guideIds: [...guideIds],
  };
}

function timesOf({ fields: { durationMinutes, cutOffMinutes } }: DemoTour, startsAt: Date) {
  return {
    startsAt,
    endsAt: departureEnd(startsAt, durationMinutes),
    cutOffAt: bookableUntil({ startsAt, cutOffMinutes }),
  };
}

/** Which actions led to the status of a departure. */
const HISTORIES: Readonly<
  Record<DepartureStatus, readonly (readonly [string, DepartureStatus])[]>
> = {
  open: [],
  full: [['fill', 'full']],
  confirmed: [['confirm', 'confirmed']],
  under_way: [
    ['confirm', 'confirmed'],
    ['start', 'under_way'],
  ],
  done: [
    ['confirm', 'confirmed'],
    ['start', 'under_way'],
    ['finish', 'done'],
  ],
  called_off: [['callOff', 'called_off']],
};

async function recordHistory(
  tx: Tx,
  { id, status }: Pick<DemoDeparture, 'id' | 'status'>,
  now: Date,
): Promise<void> {
  const plan = {
    action: 'plan',
    performer: IMANE,
    from: null,
    to: 'open',
    now: subHours(now, 500),
  };
  await recordDepartureHistory(tx, [id], plan);
  let from: string = 'open';
  for (const [action, to] of HISTORIES[status]) {
    const reasonCode = action === 'callOff' ? 'too_few_guests' : null;
    const line = { action, performer: SYSTEM, from, to, now, reasonCode };
    await recordDepartureHistory(tx, [id], line);
    from = to;
  }
}

/** The weekly departures of the kiln. */
async function writeSeries(tx: Tx, startDay: string, now: Date): Promise<string[]> {
  const until = plannedUntil(casablancaDay(now));
  const recurrence = completeRecurrence({ frequency: 'weekly', interval: 1 }, startDay);
  const series = { startDay, time: '10:00', recurrence, exceptions: [] };
  const dates = { createdAt: now, updatedAt: now };
  const common = columnsOf(KILN_TOUR);
  await tx
    .insert(departureSeries)
    .values({ id: SERIES_ID, ...common, ...series, plannedUntil: until, ...dates });
  const rows = plannedDepartures(series, startDay, until).map(({ day, startsAt }, index) => ({
    id: `dep_nejjarine${index + 1}`,
    ...common,
    seriesId: SERIES_ID,
    seriesDay: day,
    ...timesOf(KILN_TOUR, startsAt),
    // The second one is booked out.
    status: index === 1 ? ('full' as const) : ('open' as const),
    ...dates,
  }));
  await tx.insert(departures).values(rows);
  return rows.map(({ id }) => id);
}

/** The first usual hour of the workshop (10:00 or 15:00) that is at least two hours after `now`. */
function nextWorkshop(now: Date): Date {
  const today = casablancaDay(now);
  const tomorrow = casablancaTime(addDays(today, 1), '10:00');
  const ofToday = ['10:00', '15:00'].map((clock) => casablancaTime(today, clock));
  return ofToday.find((start) => subHours(start, 2) >= now) ?? tomorrow;
}

/** Departures of past weeks and of today, and of the workshop. */
function singleDepartures(startDay: string, now: Date): DemoDeparture[] {
  const at = (days: number) => casablancaTime(addDays(startDay, days), '10:00');
  const kiln = { tour: KILN_TOUR, bookings: [] };
  const workshop = { tour: ZELLIGE_TOUR, bookings: [] };
  const done = { status: 'done', bookings: DEMO_BOOKINGS.done } as const;
  const soon = nextWorkshop(now);
  const isToday = casablancaDay(soon) === casablancaDay(now);
  return [
    { ...kiln, id: 'dep_nejjarine0', startsAt: at(-7), status: 'called_off' },
    { ...kiln, id: 'dep_nejjarinedone1', startsAt: at(-14), ...done },
    { ...kiln, id: 'dep_nejjarinedone2', startsAt: at(-21), ...done },
    {
      ...kiln,
      id: 'dep_nejjarinedone3',
      startsAt: at(-49),
      status: 'done',
      bookings: DEMO_CARD_BOOKINGS,
      isSettled: true,
    },
    {
      ...workshop,
      id: 'dep_nejjarinetoday',
      startsAt: soon,
      status: 'confirmed',
      bookings: isToday ? DEMO_BOOKINGS.today : DEMO_BOOKINGS.tomorrow,
    },
    {
      ...workshop,
      id: 'dep_nejjarinezellige1',
      startsAt: at(2),
      status: 'open',
      bookings: [{ ...demoGuest(2, 1), status: 'held', method: 'card' }],
    },
    { ...workshop, id: 'dep_nejjarinezellige2', startsAt: at(9), status: 'open' },
  ];
}

/** The day of the next departure of the kiln. */
function startDayOf(now: Date): IsoDay {
  return addDays(casablancaDay(now), 4);
}

async function writeDepartures(tx: Tx, now: Date): Promise<void> {
  const startDay = startDayOf(now);
  const planned = await writeSeries(tx, startDay, now);
  for (const id of planned) {
    await recordHistory(tx, { id, status: id === 'dep_nejjarine2' ? 'full' : 'open' }, now);
  }
  const dates = { createdAt: now, updatedAt: now };
  for (const { id, tour, startsAt, status } of singleDepartures(startDay, now)) {
    await tx.insert(departures).values({
      id,
      ...columnsOf(tour),
      ...timesOf(tour, startsAt),
      status,
      reasonCode: status === 'called_off' ? 'too_few_guests' : null,
      ...dates,
    });
    await recordHistory(tx, { id, status }, now);
  }
}

/** Number of the first booking, as the sequence of their numbers begins. */
const FIRST_BOOKING = Number(tourBookingNumbers.seqOptions?.startWith);

/** The bookings of a store's demo, numbered; those that a payout has counted are the last ones. */
export function demoTourBookings(store: DemoStore, now: Date): DemoBookingRow[] {
  if (store.id !== NEJJARINE.id) return [];
  const ofSeries = { tour: KILN_TOUR, startsAt: now, status: 'open' } as const;
  const single = singleDepartures(startDayOf(now), now);
  const booked: DemoDeparture[] = [
    { ...ofSeries, id: 'dep_nejjarine1', bookings: DEMO_BOOKINGS.next },
    { ...ofSeries, id: 'dep_nejjarine2', bookings: DEMO_BOOKINGS.full },
    ...single.filter(({ isSettled }) => !isSettled),
    ...single.filter(({ isSettled }) => isSettled),
  ];
  return booked
    .flatMap((departure) => departure.bookings.map((booking) => ({ departure, booking })))
    .map(({ departure, booking }, index) => {
      // The examples of the contract name the first one.
      const named = { id: `bkg_nejjarine${index + 1}`, number: FIRST_BOOKING + index };
      return demoBookingRow(named, departure, booking, now);
    });
}

/** Who waits for places of the second departure of the kiln. */
async function writeWaiting(tx: Tx, now: Date): Promise<void> {
  const dates = { createdAt: now, updatedAt: now };
  const entries = DEMO_WAITING.map(({ guests, ...contact }, index) => ({
    id: `wai_nejjarine${index + 1}`,
    storeId: NEJJARINE.id,
    departureId: 'dep_nejjarine2',
    position: index + 1,
    status: 'waiting' as const,
    ...contact,
    email: null,
    guests: [...guests],
    places: placesOf(priceGuests(guests, KILN.prices)),
    ...dates,
  }));
  await tx.insert(waitingEntries).values(entries);
}

/** One picture of the library for each tour that guests have seen. */
async function writePictures(tx: Tx, tourIds: readonly string[]): Promise<void> {
  const pictures = await tx
    .select({ id: media.id })
    .from(media)
    .where(eq(media.storeId, NEJJARINE.id))
    .orderBy(asc(media.id))
    .limit(tourIds.length);
  for (const [index, { id: mediaId }] of pictures.entries()) {
    const tourId = tourIds[index] ?? '';
    const id = `tpi_${tourId.slice('tou_'.length)}`;
    await tx.insert(tourPictures).values({ id, tourId, mediaId, position: 0 });
  }
}

/** The tours of the demo: two that guests can book, one that is paused, and a draft. */
export async function writeTours(
  tx: Tx,
  store: DemoStore,
  bookings: readonly DemoBookingRow[],
  now: Date,
): Promise<void> {
  if (store.id !== NEJJARINE.id) return;
  const common = { storeId: store.id, createdAt: now, updatedAt: now };
  const paused = 'tou_nejjarinecalligraphie';
  await tx.insert(tours).values([
    { id: KILN_TOUR.id, status: 'published', ...tourColumns(KILN), ...common },
    { id: ZELLIGE_TOUR.id, status: 'published', ...tourColumns(ZELLIGE), ...common },
    { id: paused, status: 'paused', ...tourColumns(CALLIGRAPHY), ...common },
    { id: 'tou_nejjarinemedina', status: 'draft', ...tourColumns(DRAFT), ...common },
  ]);
  await writePictures(tx, [KILN_TOUR.id, ZELLIGE_TOUR.id, paused]);
  await writeDepartures(tx, now);
  await tx.insert(tourBookings).values(bookings.map(({ row }) => row));
  await tx.execute(
    sql`select setval(${tourBookingNumbers.seqName}, ${FIRST_BOOKING + bookings.length - 1})`,
  );
  await writeWaiting(tx, now);
}
