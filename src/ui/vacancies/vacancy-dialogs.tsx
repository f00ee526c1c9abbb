import { bidiIsolate } from '#domain/format/bidi-isolate';
import { ButtonLink } from '../kit/button';
import { vacancyEditPath } from '../links/vacancy-path';
import { RecordProcessDialogs } from '../lists/record-process-dialogs';
import { useSnapshot } from '../lists/use-snapshot';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import type { VacancyActor } from './vacancy-actors';

/** The dialog of one vacancy's process: confirm, complete, retry, or acknowledge. */
export function VacancyDialogs({ actor }: { actor: VacancyActor }) {
  const t = useText('vacancies');
  const snapshot = useSnapshot(actor);
  const { attempt, problem, record: vacancy } = snapshot.context;
  const name = bidiIsolate(useLocalizedTitle()(vacancy));
  if (!attempt) return null;
  const { action } = attempt;
  return (
    <RecordProcessDialogs
      process={actor}
      snapshot={snapshot}
      problem={problem}
      question={{
        title: t(`question.${action}`),
        description: t(`effect.${action}`, { name }),
        confirmLabel: t(`actions.${action}`),
        cancelLabel: t('question.cancel'),
        tone: action === 'publish' || action === 'reopen' ? 'primary' : 'danger',
      }}
      failure={t(`failure.${action}`)}
      conflict={t('conflict', { name })}
      incomplete={
        <>
          <p>{t('incomplete')}</p>
          <ButtonLink variant="soft" size="small" to={vacancyEditPath(vacancy)}>
            {t('actions.edit')}
          </ButtonLink>
        </>
      }
      acknowledge={t('acknowledge')}
    />
  );
}
