import { useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { EditConflict } from '../../forms/edit-conflict';
import { EditNotes } from '../../forms/edit-notes';
import { ProcessLeaveGuard } from '../../forms/process-leave-guard';
import { useEditedValues } from '../../forms/use-edited-values';
import { useSaveShortcut } from '../../kit/form/save-shortcut';
import { toasts } from '../../kit/toast-store';
import { useLatest } from '../../kit/use-latest';
import { useText } from '../../text/use-text';
import { EditorSaveBar } from './editor-save-bar';
import { useSaveFor } from './save-aim';
import { useFieldTexts } from './use-field-texts';
import { useEditor } from './use-product-editor';

interface EditorFrameProps {
  isNew: boolean;
  children: ReactNode;
}

/** What stands around the cards and follows the process: notes, save bar, questions. */
export function EditorFrame({ isNew, children }: EditorFrameProps) {
  const editor = useEditor();
  const t = useText('productEditor');
  const { aim } = editor.snapshot.context;
  const edited = useEditedValues(editor, () =>
    toasts.show({ title: aim === 'submit' ? t('submitted') : t('updated') }),
  );
  const saveFor = useSaveFor();
  const fields = useFieldTexts();
  const isCreated = useCreated(isNew);
  useFailure(isNew);
  useCorrections();
  // The form's own Save: all that the create form asks for; of a product that exists, what changed.
  useSaveShortcut(() => saveFor(isNew ? 'complete' : 'draft'));
  return (
    <>
      <EditNotes edit={editor} onDiscard={edited.discard} />
      {children}
      <EditorSaveBar edited={edited} isNew={isNew} />
      <ProcessLeaveGuard
        edit={editor}
        active={edited.isChanged && !isCreated}
        changes={edited.changes}
        onBeforeUnload={edited.saveDraftNow}
      />
      <EditConflict edit={editor} fields={fields} />
    </>
  );
}

/** A product that has come to exist is edited at an address of its own, once its draft is gone. */
function useCreated(isNew: boolean): boolean {
  const { snapshot } = useEditor();
  const t = useText('productEditor');
  const navigate = useNavigate();
  const { id } = snapshot.context.record;
  const isCreated = isNew && id !== null;
  const isDone = isCreated && snapshot.matches('closed');
  const go = useLatest(() => {
    toasts.show({ title: t('created') });
    void navigate(`/dashboard/product/${id}/edit`, { replace: true });
  });
  useEffect(() => {
    if (isDone) go.current();
  }, [isDone, go]);
  return isCreated;
}

/** How long a person pauses before what was corrected is judged anew (ms). */
const PAUSE_MS = 300;

/** What was wrong is judged again while it is put right: after a pause, and not at each letter. */
function useCorrections(): void {
  const { values, errors, validateForm } = useFormikContext<ProductValuesForm>();
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!isWrong) return;
    const timer = setTimeout(() => void validateForm(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWrong, values, validateForm]);
}

/** A save that was refused is said once, in the specification's words; the fields say why. */
function useFailure(isNew: boolean): void {
  const { snapshot } = useEditor();
  const t = useText('productEditor');
  const isRefused = snapshot.matches({ editing: 'refused' });
  const { problem } = snapshot.context;
  const tell = useLatest(() =>
    toasts.show({ tone: 'error', title: isNew ? t('createFailed') : t('updateFailed') }),
  );
  useEffect(() => {
    if (isRefused && problem) tell.current();
  }, [isRefused, problem, tell]);
}
