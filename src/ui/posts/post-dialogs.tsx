import { bidiIsolate } from '#domain/format/bidi-isolate';
import { RecordProcessDialogs } from '../lists/record-process-dialogs';
import { useSnapshot } from '../lists/use-snapshot';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import type { PostActor } from './post-actors';

/** The dialog of one article's process: confirm, retry, or acknowledge. */
export function PostDialogs({ actor }: { actor: PostActor }) {
  const t = useText('posts');
  const snapshot = useSnapshot(actor);
  const { attempt, problem, record: post } = snapshot.context;
  const name = bidiIsolate(useLocalizedTitle()(post));
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
        tone: action === 'publish' ? 'primary' : 'danger',
      }}
      failure={t(`failure.${action}`)}
      conflict={t('conflict', { name })}
      incomplete={t('incomplete')}
      acknowledge={t('acknowledge')}
    />
  );
}
