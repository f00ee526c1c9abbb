import { useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { EditConflict } from '../../forms/edit-conflict';
import { EditNotes } from '../../forms/edit-notes';
import { ProcessLeaveGuard } from '../../forms/process-leave-guard';
import { useEditedValues } from '../../forms/use-edited-values';
import { toasts } from '../../kit/feedback/toast-store';
import { useSaveShortcut } from '../../kit/form/save-shortcut';
import { TypedAheadForm } from '../../kit/form/typed-ahead';
import { useLatest } from '../../kit/use-latest';
import { useProductLabel } from '../../links/product-name';
import { useText } from '../../text/use-text';
import { EditorSaveBar } from './editor-save-bar';
import { useSaveFor } from './save-aim';
import { useFieldTexts } from './use-field-texts';
import { useEditor } from './use-product-editor';

interface EditorFrameProps {
  isNew: boolean;
  children: ReactNode;
}

/** The parts around the cards that follow the process: notes, save bar, dialogs. */
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
  // The form's own Save: complete for a new product; the changes for an existing one.
  useSaveShortcut(() => saveFor(isNew ? 'complete' : 'draft'));
  return (
    <TypedAheadForm>
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
    </TypedAheadForm>
  );
}

/** Opens a created product at its own URL, once its draft is deleted. */
function useCreated(isNew: boolean): boolean {
  const { snapshot } = useEditor();
  const t = useText('productEditor');
  const navigate = useNavigate();
  const { record, aim } = snapshot.context;
  const { id } = record;
  const labelOf = useProductLabel();
  const { values } = useFormikContext<ProductValuesForm>();
  const isCreated = isNew && id !== null;
  const isDone = isCreated && snapshot.matches('closed');
  const go = useLatest(() => {
    toasts.show({
      title: t('created'),
      body: t(`createdNext.${aim === 'draft' ? 'draft' : 'complete'}`, { name: labelOf(values) }),
    });
    void navigate(`/dashboard/product/${id}/edit`, { replace: true });
  });
  useEffect(() => {
    if (isDone) go.current();
  }, [isDone, go]);
  return isCreated;
}

/** How long a user pauses before corrected values are validated again (ms). */
const PAUSE_MS = 300;

/** Validates wrong values again while the user corrects them: after a pause, not at each letter. */
function useCorrections(): void {
  const { values, errors, validateForm } = useFormikContext<ProductValuesForm>();
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!isWrong) return;
    const timer = setTimeout(() => void validateForm(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWrong, values, validateForm]);
}

/** Shows a refused save once, with the specification's text; the fields show the reasons. */
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
