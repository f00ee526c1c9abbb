import { asc, eq } from 'drizzle-orm';
import { completeRecurrence } from '#domain/calendar/recurrence';
import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import { bookableUntil, departureEnd } from '#domain/tours/departure-lifecycle';
import { plannedDepartures, plannedUntil } from '#domain/tours/departure-series';
import { NEW_TOUR, type TourFields } from '#domain/tours/tour-form';
import { type GuestCount, placesOf, priceGuests, totalOf } from '#domain/tours/tour-prices';
import type { Tx } from '../context';
import { nextSequenceNumber } from '../database/next-number';
import { media } from '../database/schema/media';
import {
  departureSeries,
  departures,
  tourBookingNumbers,
  tourBookings,
  tourPictures,
  tours,
} from '../database/schema/tours';
import { cityId } from '../seeding/reference-rows';
import { bookingSearchText, newTicketCode } from '../tours/bookings.repository';
import { tourColumns } from '../tours/tours.repository';
import { type DemoStore, NEJJARINE } from './demo-stores';

/** The visit of the kiln, complete in three languages. */
const KILN: TourFields = {
  ...NEW_TOUR,
  title: 'Visite de l’atelier et du four',
  titleEn: 'Visit of the workshop and the kiln',
  titleAr: 'زيارة الورشة والفرن',
  description: 'De l’argile au zellige, avec les artisans.',
  descriptionEn: 'From clay to zellige, with the craftsmen.',
  descriptionAr: 'من الطين إلى الزليج، مع الصناع.',
  content: '<p>Vous suivez une pièce du tour au four, puis vous taillez un carreau.</p>',
  contentEn: '<p>You follow a piece from the wheel to the kiln, then cut a tile.</p>',
  contentAr: '<p>تتابع قطعة من الدولاب إلى الفرن، ثم تقطع زليجة.</p>',
  included: 'Thé à la menthe\nUn carreau à emporter',
  includedEn: 'Mint tea\nA tile to take home',
  includedAr: 'شاي بالنعناع\nزليجة تأخذها معك',
  address: '12, derb Sidi Ahmed, quartier Aïn Nokbi',
  cityId: cityId('Fès'),
  mapPoint: { latitude: 34.0645, longitude: -4.9547 },
  languages: ['fr', 'ar', 'en'],
  guideIds: ['usr_imane'],
  durationMinutes: 90,
  prices: { adult: 12_000, child: 6000, group: 90_000, groupSize: 10 },
  minimum: 4,
  maximum: 12,
};

const DRAFT: TourFields = { ...NEW_TOUR, title: 'Initiation à la taille du zellige' };

const TOUR_ID = 'tou_nejjarinefour';
const SERIES_ID = 'dps_nejjarinefour';

type Guest = readonly [first: string, last: string, phone: string, guests: readonly GuestCount[]];

/** Who comes to the next departure. */
const GUESTS: readonly Guest[] = [
  ['Rania', 'Alaoui', '+212661204417', [{ kind: 'adult', quantity: 2 }]],
  [
    'Julien',
    'Morel',
    '+33612457790',
    [
      { kind: 'adult', quantity: 2 },
      { kind: 'child', quantity: 1 },
    ],
  ],
];

async function writeBooking(
  tx: Tx,
  departureId: string,
  [firstName, lastName, phoneNumber, guests]: Guest,
  { index, now }: { readonly index: number; readonly now: Date },
): Promise<void> {
  const lines = priceGuests(guests, KILN.prices);
  const number = await nextSequenceNumber(tx, tourBookingNumbers);
  const contact = { firstName, lastName, phoneNumber, email: null, language: 'fr' as const };
  await tx.insert(tourBookings).values({
    id: `bkg_nejjarine${index}`,
    storeId: NEJJARINE.id,
    number,
    departureId,
    status: 'on_the_spot',
    ...contact,
    guests: lines,
    places: placesOf(lines),
    total: totalOf(lines),
    cancellationPolicy: [...KILN.cancellationPolicy],
    paymentMethod: 'on_the_spot',
    paymentStatus: 'pending',
    ticketCode: newTicketCode(),
    searchText: bookingSearchText(number, contact),
    createdAt: now,
    updatedAt: now,
  });
}

async function writeDepartures(tx: Tx, now: Date): Promise<void> {
  const today = casablancaDay(now);
  const startDay = addDays(today, 4);
  const recurrence = completeRecurrence({ frequency: 'weekly', interval: 1 }, startDay);
  const { minimum, maximum, cutOffMinutes, durationMinutes } = KILN;
  const common = { storeId: NEJJARINE.id, tourId: TOUR_ID, minimum, maximum, cutOffMinutes };
  const guideIds = [...KILN.guideIds];
  const series = { startDay, time: '10:00', recurrence, exceptions: [] };
  const dates = { createdAt: now, updatedAt: now };
  await tx.insert(departureSeries).values({
    id: SERIES_ID,
    ...common,
    ...series,
    guideIds,
    plannedUntil: plannedUntil(today),
    ...dates,
  });
  const rows = plannedDepartures(series, startDay, plannedUntil(today)).map(
    ({ day, startsAt }, index) => ({
      id: `dep_nejjarine${index + 1}`,
      ...common,
      seriesId: SERIES_ID,
      seriesDay: day,
      startsAt,
      endsAt: departureEnd(startsAt, durationMinutes),
      cutOffAt: bookableUntil({ startsAt, cutOffMinutes }),
      status: 'open' as const,
      guideIds,
      ...dates,
    }),
  );
  const past = casablancaTime(addDays(startDay, -7), '10:00');
  await tx.insert(departures).values([
    ...rows,
    {
      id: 'dep_nejjarine0',
      ...common,
      startsAt: past,
      endsAt: departureEnd(past, durationMinutes),
      cutOffAt: bookableUntil({ startsAt: past, cutOffMinutes }),
      status: 'called_off' as const,
      reasonCode: 'too_few_guests' as const,
      guideIds,
      ...dates,
    },
  ]);
  for (const [index, guest] of GUESTS.entries()) {
    await writeBooking(tx, 'dep_nejjarine1', guest, { index: index + 1, now });
  }
}

/** The tours of the demo: one that guests can book each week, and a draft. */
export async function writeTours(tx: Tx, store: DemoStore, now: Date): Promise<void> {
  if (store.id !== NEJJARINE.id) return;
  const dates = { createdAt: now, updatedAt: now };
  const common = { storeId: store.id, ...dates };
  await tx.insert(tours).values([
    { id: TOUR_ID, status: 'published', ...tourColumns(KILN), ...common },
    { id: 'tou_nejjarinezellige', status: 'draft', ...tourColumns(DRAFT), ...common },
  ]);
  const [picture] = await tx
    .select({ id: media.id })
    .from(media)
    .where(eq(media.storeId, store.id))
    .orderBy(asc(media.id))
    .limit(1);
  if (picture) {
    await tx
      .insert(tourPictures)
      .values({ id: 'tpi_nejjarinefour', tourId: TOUR_ID, mediaId: picture.id, position: 0 });
  }
  await writeDepartures(tx, now);
}
