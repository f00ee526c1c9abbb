import { ButtonLink } from '../kit/button';
import { NEW_VACANCY_PATH } from '../links/vacancy-path';
import { EmptyList } from '../lists/empty-list';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';

interface NoVacanciesProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  mayEdit: boolean;
}

/** A list without rows: the store looks for nobody, the user rates nobody, or none matches. */
export function NoVacancies({ filtered, url, mayEdit }: NoVacanciesProps) {
  const t = useText('vacancies');
  const kind = mayEdit ? 'store' : 'interviewer';
  return (
    <EmptyList
      filtered={filtered}
      url={url}
      title={t(filtered ? 'empty.filteredTitle' : `empty.${kind}Title`)}
      text={t(filtered ? 'empty.filteredText' : `empty.${kind}Text`)}
      clearLabel={t('empty.clear')}
      start={
        mayEdit && (
          <ButtonLink variant="soft" to={NEW_VACANCY_PATH}>
            {t('new')}
          </ButtonLink>
        )
      }
    />
  );
}
