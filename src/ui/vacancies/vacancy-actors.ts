import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { provideVacancyActions } from '#application/vacancies/vacancy-actions.actors';
import type { VacancyAction, VacancyRecord } from '#application/vacancies/vacancy-actions.machine';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

export type VacancyActor = RecordActor<ReturnType<typeof provideVacancyActions>>;
/** The processes of the vacancies on a page. */
export type VacancyActors = RecordActors<VacancyRecord, VacancyActor>;
/** A completed action of a vacancy. */
type VacancyOutcome = ActionPerformed<VacancyRecord, VacancyAction>;

export function createVacancyActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: VacancyOutcome) => void,
): VacancyActors {
  return createRecordActors({
    create: (vacancy: VacancyRecord) => {
      const machine = provide(provideVacancyActions);
      const actor = new RecordActor(machine, { input: { record: vacancy }, ...inspection });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (vacancy) => ({ type: 'vacancy.changed', vacancy }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
