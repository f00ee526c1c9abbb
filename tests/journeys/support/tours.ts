import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/format/languages';
import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import { bookableUntil, departureEnd } from '#domain/tours/departure-lifecycle';
import { NEW_TOUR, type TourFields } from '#domain/tours/tour-form';
import type { TourStatus } from '#domain/tours/tour-lifecycle';
import { type GuestCount, placesOf, priceGuests, totalOf } from '#domain/tours/tour-prices';
import { newId } from '../../../server/database/ids';
import { nextSequenceNumber } from '../../../server/database/next-number';
import { media } from '../../../server/database/schema/media';
import {
  departures,
  tourBookingNumbers,
  tourBookings,
  tourPictures,
  tours,
} from '../../../server/database/schema/tours';
import { cityId } from '../../../server/seeding/reference-rows';
import { bookingSearchText, newTicketCode } from '../../../server/tours/bookings.repository';
import { tourColumns } from '../../../server/tours/tours.repository';
import type { JourneyStore } from './store';

/** A tour of the tests, complete apart from its picture. */
const FIELDS: TourFields = {
  ...NEW_TOUR,
  description: 'De l’argile au zellige.',
  descriptionEn: 'From clay to zellige.',
  descriptionAr: 'من الطين إلى الزليج.',
  content: '<p>Du tour au four.</p>',
  contentEn: '<p>From the wheel to the kiln.</p>',
  contentAr: '<p>من الدولاب إلى الفرن.</p>',
  included: 'Thé à la menthe',
  includedEn: 'Mint tea',
  includedAr: 'شاي بالنعناع',
  address: '12, derb Sidi Ahmed',
  cityId: cityId('Fès'),
  languages: ['fr', 'ar'],
  prices: { adult: 12_000, child: 6000, group: null, groupSize: null },
  minimum: 2,
  maximum: 12,
  cutOffMinutes: 120,
};

/** A tour of a store, as the tests find it on the page. */
export interface CreatedTour {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
}

/** Creates a tour of the store in three languages, with a picture of its library. */
export async function createTour(
  store: JourneyStore,
  status: TourStatus,
  part: Partial<TourFields> = {},
): Promise<CreatedTour> {
  const { db } = store.backend.database;
  const word = randomUUID().slice(0, 8);
  const titles = { fr: `Visite du four ${word}`, en: `Kiln ${word}`, ar: `زيارة الفرن ${word}` };
  const fields = { ...FIELDS, ...part, title: titles.fr, titleEn: titles.en, titleAr: titles.ar };
  const id = newId('tou');
  const mediaId = newId('med');
  const dates = { createdAt: new Date(), updatedAt: new Date() };
  await db.insert(media).values({
    id: mediaId,
    storeId: store.id,
    fileName: 'four.png',
    // A file that every server has.
    url: '/share.png',
    mimeType: 'image/png',
    sizeBytes: 1,
    width: 1,
    height: 1,
    checksum: word,
    searchText: 'four',
    ...dates,
  });
  await db
    .insert(tours)
    .values({ id, storeId: store.id, status, ...tourColumns(fields), ...dates });
  await db.insert(tourPictures).values({ id: newId('tpi'), tourId: id, mediaId, position: 0 });
  return { id, titles };
}

type DeparturePart = Partial<typeof departures.$inferInsert>;

/** Plans a departure of a tour, three days ahead unless said otherwise. */
export async function planDeparture(
  store: JourneyStore,
  tourId: string,
  part: DeparturePart = {},
): Promise<string> {
  const startsAt = part.startsAt ?? casablancaTime(addDays(casablancaDay(new Date()), 3), '10:00');
  const { minimum, maximum, cutOffMinutes, durationMinutes } = FIELDS;
  const id = newId('dep');
  await store.backend.database.db.insert(departures).values({
    id,
    storeId: store.id,
    tourId,
    startsAt,
    endsAt: departureEnd(startsAt, durationMinutes),
    status: 'open',
    minimum,
    maximum,
    cutOffMinutes,
    cutOffAt: bookableUntil({ startsAt, cutOffMinutes: part.cutOffMinutes ?? cutOffMinutes }),
    ...part,
  });
  return id;
}

type BookingPart = Partial<typeof tourBookings.$inferInsert>;

/** A booking of a departure, paid on the spot unless said otherwise, with the code of its ticket. */
export async function bookDeparture(
  store: JourneyStore,
  departureId: string,
  part: BookingPart = {},
): Promise<{ id: string; number: string; ticket: string }> {
  const guests: GuestCount[] = [{ kind: 'adult', quantity: 2 }];
  const lines = priceGuests(guests, FIELDS.prices);
  const id = newId('bkg');
  const ticket = newTicketCode();
  const contact = {
    firstName: 'Rania',
    lastName: 'Alaoui',
    phoneNumber: '+212661204417',
    email: null,
    language: 'fr' as const,
  };
  const number = await store.backend.database.db.transaction(async (tx) => {
    const next = await nextSequenceNumber(tx, tourBookingNumbers);
    await tx.insert(tourBookings).values({
      id,
      storeId: store.id,
      number: next,
      departureId,
      status: 'on_the_spot',
      ...contact,
      guests: lines,
      places: placesOf(lines),
      total: totalOf(lines),
      cancellationPolicy: [...FIELDS.cancellationPolicy],
      paymentMethod: 'on_the_spot',
      paymentStatus: 'pending',
      ticketCode: ticket,
      searchText: bookingSearchText(next, contact),
      createdAt: new Date(),
      updatedAt: new Date(),
      ...part,
    });
    return next;
  });
  return { id, number: `V${number}`, ticket };
}
