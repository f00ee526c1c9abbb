import { styled } from 'styled-components';
import { casablancaInstant } from '#domain/time/casablanca-day';
import { vacancyVisibility } from '#domain/vacancies/vacancy-visibility';
import type { Vacancy } from '#openapi/types.generated';
import { Note } from '../kit/feedback/note';
import { publicVacancyPath } from '../links/vacancy-path';
import { useToday } from '../lists/use-now';
import { useCurrentUser } from '../portal-context/use-current-user';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Below = styled.div`
  margin-block-end: var(--space-16);
`;

/** Why a vacancy is not visible to everybody, or where it is. */
export function VacancyVisibility({ vacancy }: { vacancy: Vacancy }) {
  const t = useText('vacancies');
  const format = useFormat();
  const store = useCurrentUser()?.store;
  const { closesOn } = vacancy;
  // Before the user is read, their store counts as active.
  const isStoreActive = !store || store.status === 'active';
  const visibility = vacancyVisibility(vacancy, isStoreActive, useToday());
  if (visibility === 'open') {
    const day = closesOn ? format.date(casablancaInstant(closesOn)) : '';
    return (
      <Below>
        <Note
          tone="success"
          title={t('visibility.open')}
          action={<a href={publicVacancyPath(vacancy)}>{t('visibility.link')}</a>}
        >
          {t('visibility.openText', { day })}
        </Note>
      </Below>
    );
  }
  const isHidden = visibility === 'store' || visibility === 'draft';
  return (
    <Below>
      <Note
        tone={visibility === 'store' ? 'warning' : 'info'}
        title={t(isHidden ? 'visibility.hidden' : 'visibility.ended')}
      >
        {t(`visibility.${visibility}`)}
      </Note>
    </Below>
  );
}
