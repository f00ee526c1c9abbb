import { bidiIsolate } from '#domain/format/bidi-isolate';
import { ButtonLink } from '../kit/button';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { vacancyEditPath } from '../links/vacancy-path';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import type { VacancyActor } from './vacancy-actors';

/** The dialog of one vacancy's process: confirm, complete, retry, or acknowledge. */
export function VacancyDialogs({ actor }: { actor: VacancyActor }) {
  const t = useText('vacancies');
  const snapshot = useSnapshot(actor);
  const { attempt, problem, vacancy } = snapshot.context;
  const name = bidiIsolate(useLocalizedTitle()(vacancy));
  if (!attempt) return null;
  const { action } = attempt;
  const title = t(`failure.${action}`);
  // A retry cannot add what is missing.
  const isIncomplete = problem?.code === 'validation_failed';
  const dismiss = () => actor.send({ type: 'failure.dismiss' });
  return (
    <>
      <ConfirmDialog
        open={snapshot.hasTag('confirming') || snapshot.hasTag('busy')}
        tone={action === 'publish' || action === 'reopen' ? 'primary' : 'danger'}
        title={t(`question.${action}`)}
        description={t(`effect.${action}`, { name })}
        confirmLabel={t(`actions.${action}`)}
        cancelLabel={t('question.cancel')}
        busy={snapshot.hasTag('busy')}
        onConfirm={() => actor.send({ type: 'question.confirm' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      />
      <FailureDialog
        open={snapshot.matches('failed') && !isIncomplete}
        problem={problem}
        title={title}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={dismiss}
      />
      <AlertDialog
        open={snapshot.matches('failed') && isIncomplete}
        title={title}
        description={
          <>
            <p>{t('incomplete')}</p>
            <ButtonLink variant="soft" size="small" to={vacancyEditPath(vacancy)}>
              {t('actions.edit')}
            </ButtonLink>
          </>
        }
        label={t('acknowledge')}
        onClose={dismiss}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={title}
        description={t('conflict', { name })}
        label={t('acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}
