import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { provideTourActions } from '#application/tours/tour-actions.actors';
import type { TourAction, TourRecord } from '#application/tours/tour-actions.machine';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type TourActor = RecordActor<ReturnType<typeof provideTourActions>>;
/** A tour from a list or from its own page. */
export type TourRow = TourRecord & RecordRow;
/** The processes of the tours on a page. */
export type TourActors = RecordActors<TourRow, TourActor>;
/** A completed action of a tour. */
export type TourOutcome = ActionPerformed<TourRecord, TourAction>;

export function createTourActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: TourOutcome) => void,
): TourActors {
  return createRecordActors({
    create: (tour: TourRow) => {
      const actor = new RecordActor(provide(provideTourActions), {
        input: { record: tour },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (tour) => ({ type: 'tour.changed', tour }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
