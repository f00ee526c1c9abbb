import { styled } from 'styled-components';
import type { Vacancy } from '#application/api/vacancies-endpoints.generated';
import { casablancaInstant } from '#domain/time/casablanca-day';
import { takesApplications } from '#domain/vacancies/vacancy-lifecycle';
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
  const today = useToday();
  const store = useCurrentUser()?.store;
  const { status, closesOn } = vacancy;
  const isOpen = takesApplications({ status, closesOn }, today);
  const day = closesOn ? format.date(casablancaInstant(closesOn)) : '';
  if (store && store.status !== 'active' && status !== 'draft') {
    return (
      <Below>
        <Note tone="warning" title={t('visibility.hidden')}>
          {t('visibility.store')}
        </Note>
      </Below>
    );
  }
  return (
    <Below>
      {isOpen ? (
        <Note
          tone="success"
          title={t('visibility.open')}
          action={<a href={publicVacancyPath(vacancy)}>{t('visibility.link')}</a>}
        >
          {t('visibility.openText', { day })}
        </Note>
      ) : (
        <Note tone="info" title={t(`visibility.${status === 'draft' ? 'hidden' : 'ended'}`)}>
          {t(`visibility.${status === 'open' ? 'past' : status}`)}
        </Note>
      )}
    </Below>
  );
}
