import { Formik } from 'formik';
import { type ReactNode, useId } from 'react';
import { Button } from '../kit/button';
import type { ErrorText } from '../kit/form/form-error-text';
import { KitForm } from '../kit/form/kit-form';
import { type FormSchema, validateWith } from '../kit/form/zod-formik';
import { Dialog } from '../kit/overlays/dialog';

interface DialogFormProps<Values extends object> {
  title: string;
  description?: string | undefined;
  initialValues: Values;
  /** zod/mini; its issues are codes. */
  schema: FormSchema<Values>;
  /** Fields without meaning for these values, whose errors do not count. */
  hiddenFields?: ((values: Values) => readonly (keyof Values)[]) | undefined;
  errorText: ErrorText;
  onAnswer: (values: Values) => void;
  onCancel: () => void;
  /** The answer is being sent. */
  busy: boolean;
  confirmLabel: string;
  cancelLabel: string;
  /** For a destructive answer. */
  danger?: boolean | undefined;
  width?: number | undefined;
  children: ReactNode;
}

/**
 * A form of a process in a dialog: its fields, and a cancel button. Its values are not stored as a
 * draft.
 */
export function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { schema, busy, onCancel, width = 440 } = props;
  const formId = useId();
  return (
    <Formik<Values>
      initialValues={props.initialValues}
      validate={validateWith(schema, props.hiddenFields)}
      onSubmit={props.onAnswer}
    >
      <Dialog
        open
        onClose={onCancel}
        busy={busy}
        width={width}
        title={props.title}
        description={props.description}
        footer={
          <>
            <Button variant="outline" disabled={busy} onClick={onCancel}>
              {props.cancelLabel}
            </Button>
            <Button
              variant={props.danger ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              busy={busy}
            >
              {props.confirmLabel}
            </Button>
          </>
        }
      >
        <KitForm id={formId} errorText={props.errorText}>
          {props.children}
        </KitForm>
      </Dialog>
    </Formik>
  );
}
