import type { VacancyAction, VacancyRecord } from '#application/vacancies/vacancy-actions.machine';
import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { createVacancyActors, type VacancyActors } from './vacancy-actors';

/** The processes of the vacancies on the page; shows the outcome of each action. */
export function useVacancyActors(
  vacancies: readonly VacancyRecord[],
  onDone?: (action: VacancyAction) => void,
): VacancyActors {
  const application = useApplication();
  const t = useText('vacancies');
  const tell = useLatest((action: VacancyAction) => {
    toasts.show({ title: t(`toast.${action}`) });
    onDone?.(action);
  });
  return useRecordActors(vacancies, () =>
    createVacancyActors(application, ({ action }) => tell.current(action)),
  );
}
