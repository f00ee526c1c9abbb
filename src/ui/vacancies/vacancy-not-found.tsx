import { VACANCIES_PATH } from '../links/vacancy-path';
import { RecordNotFound } from '../lists/record-not-found';
import { useText } from '../text/use-text';

/** Shown for a URL without a vacancy that the user sees. */
export function VacancyNotFound() {
  const t = useText('vacancies');
  return (
    <RecordNotFound
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: VACANCIES_PATH, label: t('unknown.back') }}
    />
  );
}
