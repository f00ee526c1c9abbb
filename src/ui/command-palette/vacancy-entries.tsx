import { localizedTitle } from '#domain/text/localized-title';
import { casablancaInstant } from '#domain/time/casablanca-day';
import type { CandidacySummary, VacancySummary } from '#openapi/types.generated';
import VacancyIcon from '~icons/solar/case-round-minimalistic-linear';
import CandidateIcon from '~icons/solar/user-linear';
import { Icon } from '../kit/icon';
import { candidatePath, vacancyPath } from '../links/vacancy-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';
import { type Found, HighlightedName } from './search-entries';

/** Vacancies that the server finds, by title in any language, with their closing day. */
export function useVacancyEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const { language, date } = useFormat();
  const entryOf = (vacancy: VacancySummary) => {
    const { id, closesOn } = vacancy;
    const name = localizedTitle(vacancy, language);
    return {
      id: `vacancy:${id}`,
      name,
      title: <HighlightedName name={name} query={query} />,
      description: closesOn ? date(casablancaInstant(closesOn)) : '',
      lead: <Icon of={VacancyIcon} />,
      to: vacancyPath({ id }),
    };
  };
  return {
    id: 'vacancies',
    title: t('groups.vacancies'),
    items: (found?.vacancies ?? []).map(entryOf),
  };
}

/** Candidates that the server finds, by name, with the vacancy that they applied for. */
export function useCandidateEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const { language } = useFormat();
  const entryOf = (candidacy: CandidacySummary) => {
    const { id, vacancyId, firstName, lastName } = candidacy;
    const { vacancyTitle: title, vacancyTitleEn: titleEn, vacancyTitleAr: titleAr } = candidacy;
    const name = `${firstName} ${lastName}`;
    return {
      id: `candidate:${id}`,
      name,
      title: <HighlightedName name={name} query={query} />,
      description: localizedTitle({ title, titleEn, titleAr }, language),
      lead: <Icon of={CandidateIcon} />,
      to: candidatePath({ id, vacancyId }),
    };
  };
  return {
    id: 'candidates',
    title: t('groups.candidates'),
    items: (found?.candidacies ?? []).map(entryOf),
  };
}
