import { and, arrayContains, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { foldForSearch } from '#domain/text/search-fold';
import { sortedPolicy } from '#domain/tours/cancellation-policy';
import { seesAllTours } from '#domain/tours/sees-all-tours';
import type { TourFields } from '#domain/tours/tour-form';
import type { TourPrices } from '#domain/tours/tour-prices';
import type { Principal, Reader, Tx } from '../context';
import { allColumns, childRows } from '../database/child-rows';
import { newId } from '../database/ids';
import { media } from '../database/schema/media';
import {
  departureSeries,
  departures,
  tourHistory,
  tourPictures,
  tours,
} from '../database/schema/tours';
import { type Performer, performerColumns } from '../orders/performers';

export type TourRow = typeof tours.$inferSelect;
export type SeriesRow = typeof departureSeries.$inferSelect;

/** A picture of a tour's gallery. */
export interface TourPictureRow {
  readonly tourId: string;
  readonly id: string;
  readonly url: string;
}

/** A tour with everything that its page shows. */
export interface TourRecord {
  readonly tour: TourRow;
  readonly pictures: readonly TourPictureRow[];
  readonly series: readonly SeriesRow[];
  readonly history: readonly (typeof tourHistory.$inferSelect)[];
  readonly numbers: TourNumbers;
}

/** What follows from the departures of a tour. */
export interface TourNumbers {
  /** Departures that can still be booked. */
  readonly bookable: number;
  readonly nextDepartureAt: Date | null;
  /** Departures with guests that have not ended. */
  readonly withGuests: number;
}

/** The prices of a tour. Centimes. */
export function pricesOf(row: TourRow): TourPrices {
  return {
    adult: row.priceAdult,
    child: row.priceChild,
    group: row.priceGroup,
    groupSize: row.groupSize,
  };
}

/** The fields of a tour, as the domain judges them. */
export function fieldsOf(row: TourRow, pictureIds: readonly string[]): TourFields {
  const { latitude, longitude } = row;
  return {
    ...row,
    pictureIds,
    prices: pricesOf(row),
    mapPoint: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

/** The columns of the fields. */
export function tourColumns(fields: TourFields) {
  const { prices, mapPoint, pictureIds: _pictures, languages, guideIds, ...rest } = fields;
  return {
    ...rest,
    languages: [...languages],
    guideIds: [...guideIds],
    cancellationPolicy: sortedPolicy(fields.cancellationPolicy),
    latitude: mapPoint?.latitude ?? null,
    longitude: mapPoint?.longitude ?? null,
    priceAdult: prices.adult,
    priceChild: prices.child,
    priceGroup: prices.group,
    groupSize: prices.groupSize,
    searchText: foldForSearch(
      [fields.title, fields.titleEn, fields.titleAr, fields.address].join(' '),
    ),
  };
}

/** The departures of the store that the principal may see; undefined for all of them. */
export function guidedDepartures(principal: Principal): SQL | undefined {
  return seesAllTours(principal.permissions)
    ? undefined
    : arrayContains(departures.guideIds, [principal.userId]);
}

/** The tours of the store that the principal may see; undefined for all of them. */
export function guidedTours(reader: Reader, principal: Principal): SQL | undefined {
  if (seesAllTours(principal.permissions)) return undefined;
  const own = reader
    .select({ id: departures.id })
    .from(departures)
    .where(and(eq(departures.tourId, tours.id), guidedDepartures(principal)));
  return or(arrayContains(tours.guideIds, [principal.userId]), exists(own));
}

function bookable(now: Date): SQL {
  return sql`d.tour_id = tours.id
  and d.status in ('open', 'full', 'confirmed') and d.cut_off_at > ${now.toISOString()}::timestamptz`;
}

/** The numbers of a tour's departures, as columns of a statement that reads tours. */
export function numberColumns(now: Date) {
  return {
    bookable: sql<number>`(select count(*) from departures d where ${bookable(now)})`.mapWith(
      Number,
    ),
    nextDepartureAt: sql<Date | null>`(select min(d.starts_at) from departures d
      where ${bookable(now)})`.mapWith((value: string | Date | null) =>
      value === null ? null : new Date(value),
    ),
    withGuests: sql<number>`(select count(*) from departures d
      where d.tour_id = tours.id and d.status in ('open', 'full', 'confirmed', 'under_way')
        and exists (select from tour_bookings b where b.departure_id = d.id
          and (b.status in ('paid', 'on_the_spot', 'checked_in')
            or (b.status = 'held' and b.expires_at > ${now.toISOString()}::timestamptz))))`.mapWith(
      Number,
    ),
  };
}

/** The pictures of these tours, in their order. */
export function selectPictures(
  reader: Reader,
  tourIds: readonly string[],
): Promise<TourPictureRow[]> {
  if (tourIds.length === 0) return Promise.resolve([]);
  return reader
    .select({ tourId: tourPictures.tourId, id: media.id, url: media.url })
    .from(tourPictures)
    .innerJoin(media, eq(media.id, tourPictures.mediaId))
    .where(inArray(tourPictures.tourId, [...tourIds]))
    .orderBy(asc(tourPictures.tourId), asc(tourPictures.position));
}

const history = childRows(allColumns(tourHistory), {
  from: sql`${tourHistory} where ${tourHistory.tourId} = ${tours.id}`,
  orderBy: sql`${tourHistory.at}, ${tourHistory.id}`,
});

const series = childRows(allColumns(departureSeries), {
  from: sql`${departureSeries} where ${departureSeries.tourId} = ${tours.id} and ${departureSeries.endedAt} is null`,
  orderBy: sql`${departureSeries.startDay}, ${departureSeries.id}`,
});

/** The tour of any store; undefined if there is none, or `where` leaves it out. */
export async function findAnyTour(
  reader: Reader,
  tourId: string,
  now: Date,
  where?: SQL,
): Promise<TourRecord | undefined> {
  const [found] = await reader
    .select({ tour: tours, history, series, numbers: numberColumns(now) })
    .from(tours)
    .where(and(eq(tours.id, tourId), where));
  return found && { ...found, pictures: await selectPictures(reader, [tourId]) };
}

/** The tour, if the principal may see it. */
export function findTour(
  reader: Reader,
  principal: Principal,
  tourId: string,
  now: Date,
): Promise<TourRecord | undefined> {
  const own = and(eq(tours.storeId, principal.storeId), guidedTours(reader, principal));
  return findAnyTour(reader, tourId, now, own);
}

/** The tour, locked until the transaction ends; undefined if it is unknown to this store. */
export async function lockTour(
  tx: Tx,
  storeId: string,
  tourId: string,
  now: Date,
): Promise<TourRecord | undefined> {
  const [locked] = await tx
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.id, tourId), eq(tours.storeId, storeId)))
    .for('update');
  return locked && findAnyTour(tx, tourId, now);
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changeTour(
  tx: Tx,
  tourId: string,
  change: Partial<typeof tours.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(tours)
    .set({ ...change, updatedAt: now, revision: sql`${tours.revision} + 1` })
    .where(eq(tours.id, tourId));
}

/** Replaces the gallery of a tour. */
export async function replacePictures(
  tx: Tx,
  tourId: string,
  mediaIds: readonly string[],
): Promise<void> {
  await tx.delete(tourPictures).where(eq(tourPictures.tourId, tourId));
  if (mediaIds.length === 0) return;
  await tx
    .insert(tourPictures)
    .values(mediaIds.map((mediaId, position) => ({ id: newId('tpi'), tourId, mediaId, position })));
}

/** An entry of the history of a tour, a departure or a booking. */
export interface HistoryLine {
  readonly action: string;
  readonly performer: Performer;
  readonly from: string | null;
  readonly to: string;
  readonly now: Date;
  readonly reasonCode?: string | null;
  readonly note?: string | null;
}

/** The columns of a history entry. */
export function historyValues({ action, performer, from, to, now, reasonCode, note }: HistoryLine) {
  return {
    id: newId('the'),
    at: now,
    ...performerColumns(performer),
    action,
    fromStatus: from,
    toStatus: to,
    reasonCode: reasonCode ?? null,
    note: note ?? null,
    visibility: 'staff' as const,
  };
}

/** Adds an entry to the tour's history. */
export async function recordTourHistory(tx: Tx, tourId: string, line: HistoryLine): Promise<void> {
  await tx.insert(tourHistory).values({ ...historyValues(line), tourId });
}
