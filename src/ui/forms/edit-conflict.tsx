import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { conflictingFields } from '#application/editing/conflicting-fields';
import type { FormValues } from '#application/editing/edited-record';

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

/**
 * Another user changed the same fields first: both versions of these fields, and a choice to save.
 * All other fields have the value of the user who changed them.
 */
export function EditConflict<Values extends FormValues>({
  edit,
  fields,
}: EditConflictProps<Values>) {
  const t = useText('forms');
  const form = useFormikContext<Values>();
  const { snapshot, send } = edit;
  const { theirs, changes, base } = snapshot.context;
  if (!snapshot.matches('conflict') || !theirs) return null;
  // Returned by the save of this kind of record.
  const other = theirs.values as Values;
  const mine: Values = { ...other, ...changes };
  const conflicting = conflictingFields({ changes, base }, other);
  // After several newer records in a row, there may be none: the user decides about their changes.
  const asked = conflicting.length > 0 ? conflicting : Object.keys(changedValues(other, mine));
  const rows = asked.map((field) => rowOf(fields, field, mine, other));
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
        const given = asked.filter((field) => sides[field] === 'theirs');
        const values = {
          ...mine,
          ...Object.fromEntries(given.map((field) => [field, other[field]])),
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
