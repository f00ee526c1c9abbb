import { NEW_TOUR, type TourFields } from '#domain/tours/tour-form';
import { type TourValues, tourFieldsOf } from '#domain/tours/tour-values';
import type { Tour, TourUpdate } from '#openapi/types.generated';
import { toursEndpoints } from '../api/tours-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { repeatableWrites } from '../editing/repeatable-writes';

/** The initial values of a new tour. */
export const newTour: EditedRecord<TourValues> = { id: null, revision: null, values: NEW_TOUR };

/** A tour as its form shows it. */
export function tourRecord(tour: Tour): EditedRecord<TourValues> {
  // The fields of the form, in their order; the contract has pictures and guides as records.
  return {
    id: tour.id,
    revision: tour.revision,
    values: {
      title: tour.title,
      titleEn: tour.titleEn,
      titleAr: tour.titleAr,
      description: tour.description,
      descriptionEn: tour.descriptionEn,
      descriptionAr: tour.descriptionAr,
      content: tour.content,
      contentEn: tour.contentEn,
      contentAr: tour.contentAr,
      included: tour.included,
      includedEn: tour.includedEn,
      includedAr: tour.includedAr,
      pictureIds: tour.pictures.map(({ id }) => id),
      address: tour.address,
      cityId: tour.cityId,
      mapPoint: tour.mapPoint,
      languages: tour.languages,
      guideIds: tour.guides.map(({ id }) => id),
      durationMinutes: tour.durationMinutes,
      prices: tour.prices,
      minimum: tour.minimum,
      maximum: tour.maximum,
      cutOffMinutes: tour.cutOffMinutes,
      cancellationPolicy: tour.cancellationPolicy,
    },
  };
}

/** The named fields in the contract's form. */
function updateOf(values: TourValues, names: readonly string[]): TourUpdate {
  const fields = tourFieldsOf(values);
  const update: Record<string, unknown> = {};
  for (const name of names) update[name] = fields[name as keyof TourFields];
  return update as TourUpdate;
}

const repeatable = repeatableWrites();
const { createTour, updateTour } = toursEndpoints.endpoints;

/** Edits a tour; one without an id is created as a draft. */
export const tourEditing = recordEditing<TourValues>({
  save: async ({ id, revision, values, changes }, store, signal) => {
    if (id === null) {
      const tourCreate = {
        ...updateOf(values, Object.keys(NEW_TOUR)),
        title: values.title,
      };
      return repeatable(tourCreate, async (key) => {
        const creating = createTour.initiate({ tourCreate, 'Idempotency-Key': key });
        return tourRecord(await unwrapWithSignal(store.dispatch(creating), signal));
      });
    }
    const writing = updateTour.initiate({
      tourId: id,
      'If-Match': `"${revision}"`,
      tourUpdate: updateOf(values, Object.keys(changes)),
    });
    return tourRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the tour in `current` of a 412.
  recordOf: (current) => tourRecord(current as Tour),
});
