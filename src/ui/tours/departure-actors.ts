import { createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { provideDepartureActions } from '#application/tours/departure-actions.actors';
import type { DepartureRecord, DepartureStep } from '#application/tours/departure-actions.machine';
import type { RecordActor, RecordRow } from '../lists/lazy-record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

export type DepartureActor = RecordActor<ReturnType<typeof provideDepartureActions>>;
type DepartureSnapshot = SnapshotFrom<ReturnType<typeof provideDepartureActions>>;
type DepartureRow = DepartureRecord & RecordRow;

/** The process of the departure beside the page; `onOutcome` receives each completed action. */
export function createDepartureActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: ActionPerformed<DepartureRecord, DepartureStep>) => void,
): RecordActors<DepartureRow, DepartureActor> {
  return createRecordActors<DepartureRow, DepartureSnapshot, DepartureActor>({
    create: (departure) => {
      const actor = createActor(provide(provideDepartureActions), {
        input: { record: departure },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    update: (actor, departure) => actor.send({ type: 'departure.changed', departure }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
