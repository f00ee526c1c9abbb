import { createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { provideVacancyActions } from '#application/vacancies/vacancy-actions.actors';
import type { VacancyAction, VacancyRecord } from '#application/vacancies/vacancy-actions.machine';
import type { RecordActor } from '../lists/lazy-record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

export type VacancyActor = RecordActor<ReturnType<typeof provideVacancyActions>>;
type VacancySnapshot = SnapshotFrom<ReturnType<typeof provideVacancyActions>>;
/** The processes of the vacancies on a page. */
export type VacancyActors = RecordActors<VacancyRecord, VacancyActor>;
/** A completed action of a vacancy. */
type VacancyOutcome = ActionPerformed<VacancyRecord, VacancyAction>;

export function createVacancyActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: VacancyOutcome) => void,
): VacancyActors {
  return createRecordActors<VacancyRecord, VacancySnapshot, VacancyActor>({
    create: (vacancy) => {
      const machine = provide(provideVacancyActions);
      const actor = createActor(machine, { input: { record: vacancy }, ...inspection });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    update: (actor, vacancy) => actor.send({ type: 'vacancy.changed', vacancy }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
