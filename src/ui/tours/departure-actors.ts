import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { provideDepartureActions } from '#application/tours/departure-actions.actors';
import type { DepartureRecord, DepartureStep } from '#application/tours/departure-actions.machine';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type DepartureActor = RecordActor<ReturnType<typeof provideDepartureActions>>;
type DepartureRow = DepartureRecord & RecordRow;

/** The process of the departure beside the page; `onOutcome` receives each completed action. */
export function createDepartureActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: ActionPerformed<DepartureRecord, DepartureStep>) => void,
): RecordActors<DepartureRow, DepartureActor> {
  return createRecordActors({
    create: (departure: DepartureRow) => {
      const actor = new RecordActor(provide(provideDepartureActions), {
        input: { record: departure },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (departure) => ({ type: 'departure.changed', departure }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
