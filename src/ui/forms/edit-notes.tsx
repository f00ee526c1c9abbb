import type { FormValues } from '#application/editing/edited-record';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { RunningEdit } from './use-record-edit';

export interface EditNotesProps<Values extends FormValues> {
  edit: RunningEdit<Values>;
  onDiscard: () => void;
}

/** The state of the edit that no field shows: a restored draft, or a failed save. */
export function EditNotes<Values extends FormValues>({ edit, onDiscard }: EditNotesProps<Values>) {
  const t = useText('forms');
  const { snapshot } = edit;
  if (snapshot.matches({ editing: 'restored' }))
    return <DraftRestoredNote edit={edit} onDiscard={onDiscard} />;
  const kept = snapshot.context.draftKey ? 'kept' : 'notKept';
  if (snapshot.matches({ editing: 'offline' })) {
    return (
      <Note tone="warning" announce title={t('offline.title')}>
        {t(`offline.${kept}`)}
      </Note>
    );
  }
  if (snapshot.matches({ editing: 'sessionLost' })) return <SessionLostNote kept={kept} />;
  return snapshot.matches({ editing: 'refused' }) ? <RefusalNote edit={edit} /> : null;
}

function DraftRestoredNote<Values extends FormValues>({ edit, onDiscard }: EditNotesProps<Values>) {
  const t = useText('forms');
  const format = useFormat();
  const { keptAt, revision, record } = edit.snapshot.context;
  return (
    <Note
      tone="info"
      announce
      title={t('restored.title', { time: format.dateTime(new Date(keptAt ?? 0)) })}
      action={
        <Button variant="text" size="small" onClick={onDiscard}>
          {t('restored.discard')}
        </Button>
      }
    >
      {revision !== record.revision && t('restored.older')}
    </Note>
  );
}

/** A link to the sign-in page, which leads back here. */
function SessionLostNote({ kept }: { kept: 'kept' | 'notKept' }) {
  const t = useText('forms');
  const { session } = useApplication();
  return (
    <Note
      tone="warning"
      announce
      title={t('sessionLost.title')}
      action={
        <Button
          variant="text"
          size="small"
          onClick={() => session.send({ type: 'session.signOut' })}
        >
          {t('sessionLost.signIn')}
        </Button>
      }
    >
      {t(`sessionLost.${kept}`)}
    </Note>
  );
}

/** Errors that belong to no field. */
function RefusalNote<Values extends FormValues>({ edit }: { edit: RunningEdit<Values> }) {
  const problemText = useProblemText();
  const { problem } = edit.snapshot.context;
  if (!problem || Object.keys(problem.errors ?? {}).length > 0) return null;
  return (
    <Note tone="error" announce>
      {problemText(problem)}
    </Note>
  );
}
