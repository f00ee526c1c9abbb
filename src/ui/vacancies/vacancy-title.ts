import { localizedTitle, type VacancyTitles } from '#domain/vacancies/localized-title';
import { useLanguage } from '../text/use-language';

/** The title in the page's language, or the French one. */
export function useVacancyTitle(): (vacancy: VacancyTitles) => string {
  const language = useLanguage();
  return (vacancy) => localizedTitle(vacancy, language);
}
