import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FormValues } from '#application/editing/edited-record';
import { withoutSecrets } from '#application/editing/secret-fields';
import { toasts } from '../kit/feedback/toast-store';
import { SaveBar } from '../kit/form/save-bar';
import { useIsTypedAhead } from '../kit/form/typed-ahead';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { EditedValues } from './use-edited-values';
import type { RunningEdit } from './use-record-edit';

/** How long discarded values can be restored (ms). */
const UNDO_MS = 8_000;

export interface EditSaveBarProps<Values extends FormValues> {
  edit: RunningEdit<Values>;
  edited: EditedValues<Values>;
  /** Left out where saving submits the surrounding form. */
  onSave?: (() => void) | undefined;
}

/** The number of unsaved changes, the time of the draft, and the buttons to save or discard. */
export function EditSaveBar<Values extends FormValues>({
  edit,
  edited,
  onSave,
}: EditSaveBarProps<Values>) {
  const t = useText('forms');
  const format = useFormat();
  const form = useFormikContext<Values>();
  const { snapshot } = edit;
  const { keptAt } = snapshot.context;
  // The bar appears in the frame of the first letter; the form itself follows.
  const isTypedAhead = useIsTypedAhead();
  const count = Object.keys(withoutSecrets(edited.changes)).length;
  const offer = useRef<number | null>(null);
  useEffect(
    () => () => {
      // Without the form, the values cannot be restored.
      if (offer.current !== null) toasts.dismiss(offer.current);
    },
    [],
  );
  const discard = () => {
    const typed = edited.discard();
    offer.current = toasts.show({
      title: t('discarded'),
      tone: 'info',
      duration: UNDO_MS,
      action: {
        label: (seconds) => t('undoIn', { seconds }),
        onAction: () => void form.setValues(typed),
      },
    });
  };
  return (
    <SaveBar
      shown={edited.isChanged || isTypedAhead}
      message={t('unsaved', { count: Math.max(1, count) })}
      detail={keptAt !== null && t('keptAt', { time: format.time(new Date(keptAt)) })}
      saveLabel={t('save')}
      discardLabel={t('discard')}
      busy={snapshot.hasTag('busy')}
      onDiscard={discard}
      onSave={onSave}
    />
  );
}
