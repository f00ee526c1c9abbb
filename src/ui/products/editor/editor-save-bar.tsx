import type { ProductValuesForm } from '#application/products/product-form-values';
import { EditSaveBar } from '../../forms/edit-save-bar';
import type { EditedValues } from '../../forms/use-edited-values';
import { SaveBar } from '../../kit/form/save-bar';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useSaveFor } from './save-aim';
import { useEditor } from './use-product-editor';

interface EditorSaveBarProps {
  edited: EditedValues<ProductValuesForm>;
  isNew: boolean;
}

/** Saves a new product as a draft or complete; saves or discards the changes of an existing one. */
export function EditorSaveBar({ edited, isNew }: EditorSaveBarProps) {
  const editor = useEditor();
  const saveFor = useSaveFor();
  if (isNew) return <CreationBar edited={edited} />;
  return <EditSaveBar edit={editor} edited={edited} onSave={() => saveFor('draft')} />;
}

function CreationBar({ edited }: Pick<EditorSaveBarProps, 'edited'>) {
  const t = useText('productEditor');
  const forms = useText('forms');
  const format = useFormat();
  const { snapshot } = useEditor();
  const saveFor = useSaveFor();
  const { keptAt } = snapshot.context;
  return (
    <SaveBar
      message={t('newUnsaved')}
      detail={
        edited.isChanged &&
        keptAt !== null &&
        forms('keptAt', { time: format.time(new Date(keptAt)) })
      }
      discardLabel={t('saveDraft')}
      saveLabel={t('saveComplete')}
      busy={snapshot.hasTag('busy')}
      onDiscard={() => saveFor('draft')}
      onSave={() => saveFor('complete')}
    />
  );
}
