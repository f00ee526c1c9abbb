import { Formik, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { FormValues } from '#application/editing/edited-record';
import { ErrorSummary } from '../kit/form/error-summary';
import type { ErrorText } from '../kit/form/form-error-text';
import { KitForm } from '../kit/form/kit-form';
import { useSaveShortcut } from '../kit/form/save-shortcut';
import { TypedAheadForm } from '../kit/form/typed-ahead';
import { type FormSchema, validateWith } from '../kit/form/zod-formik';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { changedValues } from './changed-values';
import { EditConflict, type FieldTexts } from './edit-conflict';
import { EditLeaveGuard } from './edit-leave-guard';
import { EditNotes } from './edit-notes';
import { EditSaveBar } from './edit-save-bar';
import { type EditedValues, useEditedValues } from './use-edited-values';
import type { RecordEdit } from './use-record-edit';

export interface RecordFormProps<Values extends FormValues> {
  /** The running process, from `useRecordEdit`. */
  edit: RecordEdit<Values>;
  /** zod/mini; its issues are codes. */
  schema: FormSchema<Values>;
  /** The fields in the order of the form: their labels, and how a conflict shows their values. */
  fields: FieldTexts<Values>;
  /** Names the form for assistive technology. */
  label: string;
  /** Called after every save; for example for a toast. */
  onSaved: () => void;
  /** Sentences for codes that this form words differently. */
  errorText?: ErrorText | undefined;
  /** Parts of fields that the summary names: `monday.0.opens`. */
  parts?: Readonly<Record<string, string>> | undefined;
  /** The form is one of several tabs named in the address: it also asks before another tab. */
  byTab?: boolean | undefined;
  /** A form of a dialog, with a submit button of its own: its draft stays when the dialog is closed. */
  ownButtons?: boolean | undefined;
  children: ReactNode;
}

/**
 * The form of a record that loses no input. A form with drafts shows the save bar, asks before
 * unsaved changes are left and restores an earlier draft; one without drafts, or with `ownButtons`,
 * has its own submit button.
 */
export function RecordForm<Values extends FormValues>(props: RecordFormProps<Values>) {
  const { edit, schema, fields, label, children } = props;
  const t = useText('forms');
  const codeText = useCodeText();
  if (edit.snapshot.hasTag('loading')) return null;
  const labels = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.label]),
  );
  const save = (values: Values) => {
    const changes = changedValues(edit.record.values, values);
    if (Object.keys(changes).length > 0)
      edit.send({ type: 'record.save', attempt: { values, changes } });
  };
  return (
    <Formik<Values>
      initialValues={edit.record.values}
      validate={validateWith(schema)}
      onSubmit={save}
    >
      <KitForm errorText={props.errorText ?? codeText} label={label} gap={24}>
        <ErrorSummary
          title={(count) => t('toCorrect', { count })}
          labels={{ ...labels, ...props.parts }}
        />
        <RecordFormBody {...props}>{children}</RecordFormBody>
      </KitForm>
    </Formik>
  );
}

/** The components around the fields; inside Formik, whose values they use. */
function RecordFormBody<Values extends FormValues>(props: RecordFormProps<Values>) {
  const { edit, fields, onSaved, children } = props;
  const form = useFormikContext<Values>();
  const edited = useEditedValues(edit, onSaved);
  useSaveShortcut(() => void form.submitForm());
  return (
    <TypedAheadForm>
      <EditNotes edit={edit} onDiscard={edited.discard} />
      {children}
      {edit.snapshot.context.draftKey && !props.ownButtons && (
        <DraftControls edit={edit} edited={edited} byTab={props.byTab} />
      )}
      <EditConflict edit={edit} fields={fields} />
    </TypedAheadForm>
  );
}

/** For a form with drafts. */
function DraftControls<Values extends FormValues>(props: {
  edit: RecordEdit<Values>;
  edited: EditedValues<Values>;
  byTab: boolean | undefined;
}) {
  return (
    <>
      <EditSaveBar {...props} />
      <EditLeaveGuard {...props} />
    </>
  );
}
