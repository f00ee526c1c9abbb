import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { FormValues } from '#application/editing/edited-record';
import { secretsOf, withoutSecrets } from '#application/editing/secret-fields';
import { ConflictDialog, type ConflictRow } from '../kit/form/conflict-dialog';
import { useText } from '../text/use-text';
import { changedValues } from './changed-values';
import type { RunningEdit } from './use-record-edit';

/** The labels of a form's fields, and how their values are formatted for display. */
export type FieldTexts<Values> = {
  readonly [Field in keyof Values & string]: {
    readonly label: string;
    readonly show?: (value: Values[Field]) => ReactNode;
  };
};

export interface EditConflictProps<Values extends FormValues> {
  edit: RunningEdit<Values>;
  fields: FieldTexts<Values>;
}

/** Another user changed the record first: both versions by field, and a choice to save. */
export function EditConflict<Values extends FormValues>({
  edit,
  fields,
}: EditConflictProps<Values>) {
  const t = useText('forms');
  const form = useFormikContext<Values>();
  const { snapshot, send } = edit;
  const { theirs, changes } = snapshot.context;
  if (!snapshot.matches('conflict') || !theirs) return null;
  // Returned by the save of this kind of record.
  const other = theirs.values as Values;
  const mine: Values = { ...other, ...changes };
  const differing = Object.keys(withoutSecrets(changedValues(other, mine)));
  const rows = differing.map((field) => rowOf(fields, field, mine, other));
  return (
    <ConflictDialog
      title={t('conflict.title')}
      description={t('conflict.text')}
      rows={rows}
      mineLabel={t('conflict.mine')}
      theirsLabel={t('conflict.theirs')}
      allMineLabel={t('conflict.allMine')}
      allTheirsLabel={t('conflict.allTheirs')}
      confirmLabel={t('conflict.confirm')}
      cancelLabel={t('conflict.cancel')}
      onCancel={() => send({ type: 'conflict.dismiss' })}
      onChoose={(sides) => {
        const own = differing.filter((field) => sides[field] === 'mine');
        const values = {
          ...other,
          ...secretsOf(mine),
          ...Object.fromEntries(own.map((field) => [field, mine[field]])),
        };
        void form.setValues(values);
        const chosen = changedValues(other, values);
        send({ type: 'conflict.choose', attempt: { values, changes: chosen } });
      }}
    />
  );
}

function rowOf<Values extends FormValues>(
  fields: FieldTexts<Values>,
  field: keyof Values & string,
  mine: Values,
  theirs: Values,
): ConflictRow {
  const { label, show } = fields[field];
  const shown = (values: Values) =>
    (show ? show(values[field]) : String(values[field] ?? '')) || '—';
  return { id: field, label, mine: shown(mine), theirs: shown(theirs), suggested: 'mine' };
}
