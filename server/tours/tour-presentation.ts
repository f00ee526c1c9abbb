import { tourErrors } from '#domain/tours/tour-form';
import { allowedTourActions } from '#domain/tours/tour-lifecycle';
import {
  isVisibleTour,
  type TourSellability,
  tourVisibilityOf,
} from '#domain/tours/tour-visibility';
import type { DepartureSeries, Tour, TourGuide, TourSummary } from '#openapi/types.generated';
import type { Principal, Reader } from '../context';
import { presentHistoryEntry } from '../orders/order-presentation';
import { isActiveStore } from './active-store';
import { namedGuides, readGuides } from './tour-guides';
import {
  fieldsOf,
  pricesOf,
  type SeriesRow,
  selectPictures,
  type TourNumbers,
  type TourPictureRow,
  type TourRecord,
  type TourRow,
} from './tours.repository';

/** A tour of the list. */
export interface TourPageRow {
  readonly tour: TourRow;
  readonly numbers: TourNumbers;
  readonly isStoreActive: boolean;
}

function sellabilityOf(
  { tour, numbers, isStoreActive }: TourPageRow,
  pictures: readonly TourPictureRow[],
): TourSellability {
  const fields = fieldsOf(
    tour,
    pictures.map(({ id }) => id),
  );
  return {
    status: tour.status,
    isComplete: Object.keys(tourErrors(fields, 'published')).length === 0,
    bookableDepartures: numbers.bookable,
    isStoreActive,
  };
}

/** A row of the list in the contract's form, with the actions that this caller may take. */
function presentTourSummary(
  row: TourPageRow,
  pictures: readonly TourPictureRow[],
  { permissions }: Principal,
): TourSummary {
  const { tour, numbers } = row;
  const state = { status: tour.status, departuresAhead: numbers.withGuests };
  return {
    id: tour.id,
    status: tour.status,
    title: tour.title,
    titleEn: tour.titleEn,
    titleAr: tour.titleAr,
    coverUrl: pictures[0]?.url ?? null,
    cityId: tour.cityId,
    durationMinutes: tour.durationMinutes,
    prices: pricesOf(tour),
    nextDepartureAt: numbers.nextDepartureAt?.toISOString() ?? null,
    isVisible: isVisibleTour(sellabilityOf(row, pictures)),
    allowedActions: allowedTourActions(state, new Set(permissions)),
    createdAt: tour.createdAt.toISOString(),
    updatedAt: tour.updatedAt.toISOString(),
    revision: tour.revision,
  };
}

/** Rows of the list with their covers, in the contract's form. */
export async function presentTours(
  reader: Reader,
  rows: readonly TourPageRow[],
  principal: Principal,
): Promise<TourSummary[]> {
  const tourIds = rows.map(({ tour }) => tour.id);
  const pictures = await selectPictures(reader, tourIds);
  return rows.map((row) => {
    const own = pictures.filter(({ tourId }) => tourId === row.tour.id);
    return presentTourSummary(row, own, principal);
  });
}

/** A series in the contract's form. */
export function presentSeries(row: SeriesRow): DepartureSeries {
  const { id, startDay, time, recurrence, exceptions, guideIds, revision } = row;
  const { frequency, interval, weekdays, monthlyBy, until, count } = recurrence;
  return {
    id,
    startDay,
    time,
    recurrence: {
      frequency,
      interval,
      ...(frequency === 'weekly' && { weekdays: [...weekdays] }),
      ...(frequency === 'monthly' && { monthlyBy }),
      until,
      count,
    },
    exceptions,
    guideIds,
    revision,
  };
}

function present(
  record: TourRecord,
  guides: ReadonlyMap<string, TourGuide>,
  isStoreActive: boolean,
  principal: Principal,
): Tour {
  const { tour, pictures, series, history, numbers } = record;
  const row = { tour, numbers, isStoreActive };
  const fields = fieldsOf(
    tour,
    pictures.map(({ id }) => id),
  );
  return {
    ...presentTourSummary(row, pictures, principal),
    description: tour.description,
    descriptionEn: tour.descriptionEn,
    descriptionAr: tour.descriptionAr,
    content: tour.content,
    contentEn: tour.contentEn,
    contentAr: tour.contentAr,
    included: tour.included,
    includedEn: tour.includedEn,
    includedAr: tour.includedAr,
    pictures: pictures.map(({ id, url }) => ({ id, url })),
    address: tour.address,
    mapPoint: fields.mapPoint,
    languages: tour.languages,
    guides: namedGuides(tour.guideIds, guides),
    minimum: tour.minimum,
    maximum: tour.maximum,
    cutOffMinutes: tour.cutOffMinutes,
    cancellationPolicy: tour.cancellationPolicy,
    visibility: tourVisibilityOf(sellabilityOf(row, pictures)),
    series: series.map(presentSeries),
    history: history.map(presentHistoryEntry),
  };
}

/** The tour in the contract's form, with the actions that this caller may take. */
export async function presentTour(
  reader: Reader,
  record: TourRecord,
  principal: Principal,
): Promise<Tour> {
  const { storeId, guideIds } = record.tour;
  const guides = await readGuides(reader, storeId, guideIds);
  return present(record, guides, await isActiveStore(reader, storeId), principal);
}
