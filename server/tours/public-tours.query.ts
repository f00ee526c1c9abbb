import { addHours } from 'date-fns/addHours';
import { and, asc, eq, exists, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';
import { PLANNED_DAYS } from '#domain/tours/departure-series';
import { freeForOthers } from '#domain/tours/waiting-list';
import type { PublicDeparture, PublicTour, PublicTourSummary } from '#openapi/types.generated';
import type { Reader } from '../context';
import { cities } from '../database/schema/reference';
import { stores } from '../database/schema/stores';
import { departures, tours, waitingEntries } from '../database/schema/tours';
import { freePlaces, selectDepartures } from './departures.repository';
import { paymentMethodsOf } from './guest-presentation';
import {
  fieldsOf,
  pricesOf,
  selectPictures,
  type TourPictureRow,
  type TourRow,
} from './tours.repository';

/** Departures that guests can book at `now`. */
function isBookable(now: Date): SQL | undefined {
  return and(
    inArray(departures.status, ['open', 'full', 'confirmed']),
    gt(departures.cutOffAt, now),
    lt(departures.startsAt, addHours(now, (PLANNED_DAYS + 1) * 24)),
  );
}

function isVisible(reader: Reader, now: Date): SQL | undefined {
  const ahead = reader
    .select({ id: departures.id })
    .from(departures)
    .where(and(eq(departures.tourId, tours.id), isBookable(now)));
  return and(eq(tours.status, 'published'), eq(stores.status, 'active'), exists(ahead));
}

interface PublicRow {
  readonly tour: TourRow;
  readonly store: { readonly id: string; readonly name: string; readonly nameAr: string | null };
  readonly city: PublicTourSummary['city'];
}

function publicRows(reader: Reader) {
  return reader
    .select({
      tour: tours,
      store: { id: stores.id, name: stores.name, nameAr: stores.nameAr },
      city: { name: cities.name, nameEn: cities.nameEn, nameAr: cities.nameAr },
    })
    .from(tours)
    .innerJoin(stores, eq(stores.id, tours.storeId))
    .leftJoin(cities, eq(cities.id, tours.cityId))
    .$dynamic();
}

const TITLES: Record<Language, SQL> = {
  fr: sql`${tours.title} collate "names_fr"`,
  ar: sql`coalesce(nullif(${tours.titleAr}, ''), ${tours.title}) collate "names_ar"`,
  en: sql`coalesce(nullif(${tours.titleEn}, ''), ${tours.title}) collate "names_en"`,
};

function presentSummary(
  { tour, store, city }: PublicRow,
  pictures: readonly TourPictureRow[],
): PublicTourSummary {
  return {
    id: tour.id,
    store,
    title: tour.title,
    titleEn: tour.titleEn,
    titleAr: tour.titleAr,
    description: tour.description,
    descriptionEn: tour.descriptionEn,
    descriptionAr: tour.descriptionAr,
    coverUrl: pictures[0]?.url ?? null,
    cityId: tour.cityId,
    city,
    languages: tour.languages,
    durationMinutes: tour.durationMinutes,
    prices: pricesOf(tour),
  };
}

/** How many tours guests can book. */
export function countPublicTours(reader: Reader, now: Date): Promise<number> {
  return reader.$count(
    reader
      .select({ id: tours.id })
      .from(tours)
      .innerJoin(stores, eq(stores.id, tours.storeId))
      .where(isVisible(reader, now))
      .as('visible'),
  );
}

/** A part of the tours that guests can book, for a sitemap: the oldest first. */
export function selectSitemapTours(
  reader: Reader,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  now: Date,
): Promise<{ id: string; title: string; updatedAt: Date }[]> {
  return reader
    .select({ id: tours.id, title: tours.title, updatedAt: tours.updatedAt })
    .from(tours)
    .innerJoin(stores, eq(stores.id, tours.storeId))
    .where(isVisible(reader, now))
    .orderBy(asc(tours.createdAt), asc(tours.id))
    .limit(limit)
    .offset(offset);
}

/** One page of the tours that guests can book, of all stores, by title. */
export async function selectPublicTours(
  reader: Reader,
  { language, page, pageSize }: { language: Language; page: number; pageSize: number },
  now: Date,
) {
  const where = isVisible(reader, now);
  const total = await countPublicTours(reader, now);
  const rows = await publicRows(reader)
    .where(where)
    .orderBy(asc(TITLES[language]), asc(tours.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const pictures = await selectPictures(
    reader,
    rows.map(({ tour }) => tour.id),
  );
  const items = rows.map((row) =>
    presentSummary(
      row,
      pictures.filter(({ tourId }) => tourId === row.tour.id),
    ),
  );
  return { items, total, page, pageSize };
}

/** The departures that guests can book, with the places that nobody waits for. */
async function selectPublicDepartures(
  reader: Reader,
  tourId: string,
  now: Date,
): Promise<PublicDeparture[]> {
  const records = await selectDepartures(reader, now)
    .where(and(eq(departures.tourId, tourId), isBookable(now)))
    .orderBy(asc(departures.startsAt), asc(departures.id));
  const ids = records.map(({ departure }) => departure.id);
  const waiting =
    ids.length === 0
      ? []
      : await reader
          .select()
          .from(waitingEntries)
          .where(
            and(inArray(waitingEntries.departureId, ids), eq(waitingEntries.status, 'waiting')),
          );
  return records.map((record) => {
    const { departure } = record;
    const own = waiting.filter(({ departureId }) => departureId === departure.id);
    return {
      id: departure.id,
      startsAt: departure.startsAt.toISOString(),
      endsAt: departure.endsAt.toISOString(),
      bookableUntil: departure.cutOffAt.toISOString(),
      free: freeForOthers(own, freePlaces(record)),
      isConfirmed: departure.status === 'confirmed',
    };
  });
}

/** The tour as guests read it; undefined if they cannot book it. */
export async function readPublicTour(
  reader: Reader,
  tourId: string,
  { now, takesCards }: { readonly now: Date; readonly takesCards: boolean },
): Promise<PublicTour | undefined> {
  const [row] = await publicRows(reader).where(and(eq(tours.id, tourId), isVisible(reader, now)));
  if (!row) return undefined;
  const { tour } = row;
  const pictures = await selectPictures(reader, [tourId]);
  return {
    ...presentSummary(row, pictures),
    content: tour.content,
    contentEn: tour.contentEn,
    contentAr: tour.contentAr,
    included: tour.included,
    includedEn: tour.includedEn,
    includedAr: tour.includedAr,
    pictures: pictures.map(({ id, url }) => ({ id, url })),
    address: tour.address,
    mapPoint: fieldsOf(tour, []).mapPoint,
    minimum: tour.minimum,
    maximum: tour.maximum,
    cancellationPolicy: tour.cancellationPolicy,
    paymentMethods: paymentMethodsOf(takesCards),
    departures: await selectPublicDepartures(reader, tourId, now),
  };
}

/** Leaves out departures that no guest may know: of drafts, archived tours and closed stores. */
export function isPublicDeparture(reader: Reader): SQL | undefined {
  const known = reader
    .select({ id: tours.id })
    .from(tours)
    .innerJoin(stores, eq(stores.id, tours.storeId))
    .where(
      and(
        eq(tours.id, departures.tourId),
        eq(tours.status, 'published'),
        eq(stores.status, 'active'),
      ),
    );
  return exists(known);
}
