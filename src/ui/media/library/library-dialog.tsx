import { useMachine } from '@xstate/react';
import { useEffect, useId, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { mediaEndpoints } from '#application/api/media-endpoints.generated';
import { provideLibraryWork } from '#application/media/library-work.actors';
import type { LibraryAction, UndeletedPicture } from '#application/media/library-work.machine';
import { FOLDER_LIMITS, normalizeFolderPath } from '#domain/media/folder-path';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { TextField } from '../../kit/fields/text-field';
import { ConfirmDialog } from '../../kit/overlays/confirm-dialog';
import { Dialog } from '../../kit/overlays/dialog';
import { useLatest } from '../../kit/use-latest';
import { useApplication } from '../../portal-context/application-context';
import { useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { PicturesInUse } from './pictures-in-use';

interface LibraryDialogProps {
  action: LibraryAction;
  /** Receives the entered folder, null if nothing has changed. */
  onClosed: (folder: string | null) => void;
}

/** Asks before an action in the library, and shows the pictures that the action skipped. */
export function LibraryDialog({ action, onClosed }: LibraryDialogProps) {
  const t = useText('media');
  const problemText = useProblemText();
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(provideLibraryWork), {
    input: { action },
    ...inspection,
  });
  const { kept, problem } = snapshot.context;
  useOnClosed(snapshot, onClosed);
  const close = () => send({ type: 'work.close' });
  const confirm = (folder: string) => send({ type: 'work.confirm', folder });
  const error = problem ? problemText(problem) : undefined;
  const busy = snapshot.matches('working');
  if (snapshot.matches('results')) return <Results kept={kept} onClose={close} />;
  if (action.kind === 'delete') {
    const count = action.pictures.length;
    return (
      <ConfirmDialog
        open
        title={t('library.work.deleteTitle', { count })}
        description={t('library.work.deleteText')}
        confirmLabel={t('library.work.confirmDelete')}
        cancelLabel={t('library.work.keep')}
        busy={busy}
        error={error}
        onConfirm={() => confirm('')}
        onCancel={close}
      />
    );
  }
  return (
    <FolderDialog action={action} busy={busy} error={error} onConfirm={confirm} onClose={close} />
  );
}

function useOnClosed(
  snapshot: SnapshotFrom<ReturnType<typeof provideLibraryWork>>,
  onClosed: LibraryDialogProps['onClosed'],
): void {
  const closed = useLatest(onClosed);
  const isClosed = snapshot.status === 'done';
  const { hasEffect, folder } = snapshot.context;
  useEffect(() => {
    if (isClosed) closed.current(hasEffect ? (normalizeFolderPath(folder) ?? '') : null);
  }, [isClosed, hasEffect, folder, closed]);
}

interface FolderDialogProps {
  action: Exclude<LibraryAction, { kind: 'delete' }>;
  busy: boolean;
  error: string | undefined;
  onConfirm: (folder: string) => void;
  onClose: () => void;
}

/** Asks for the folder that pictures move to, or for the new name of a folder. */
function FolderDialog({ action, busy, error, onConfirm, onClose }: FolderDialogProps) {
  const t = useText('media');
  const listId = useId();
  const formId = useId();
  const [folder, setFolder] = useState(action.kind === 'rename' ? action.folder : '');
  const [isTried, setIsTried] = useState(false);
  const { data } = mediaEndpoints.useListMediaFoldersQuery();
  const path = normalizeFolderPath(folder);
  const isWrong = path === null || (action.kind === 'rename' && path === '');
  const isMove = action.kind === 'move';
  const count = isMove ? action.pictures.length : 0;
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={isMove ? t('library.work.moveTitle', { count }) : t('library.work.renameTitle')}
      description={t(isMove ? 'library.work.moveText' : 'library.work.renameText')}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('library.work.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t(isMove ? 'library.work.confirmMove' : 'library.work.confirmRename')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          onConfirm(folder);
        }}
      >
        <TextField
          label={t('library.work.folder')}
          help={t(isMove ? 'library.work.folderHelp' : 'library.work.nameHelp')}
          error={isTried && isWrong ? t('library.work.invalid') : undefined}
          value={folder}
          onChange={setFolder}
          dir="auto"
          list={listId}
          maxLength={FOLDER_LIMITS.path}
          autoComplete="off"
        />
        <datalist id={listId}>
          {data?.items.map(({ path: one }) => one && <option key={one} value={one} />)}
        </datalist>
      </form>
      {error && (
        <Note tone="error" announce>
          {error}
        </Note>
      )}
    </Dialog>
  );
}

/** The pictures that were not deleted. */
function Results({ kept, onClose }: { kept: readonly UndeletedPicture[]; onClose: () => void }) {
  const t = useText('media');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('library.work.keptTitle')}
      description={t('library.work.keptText')}
      footer={<Button onClick={onClose}>{t('library.work.close')}</Button>}
    >
      <PicturesInUse kept={kept} />
    </Dialog>
  );
}
