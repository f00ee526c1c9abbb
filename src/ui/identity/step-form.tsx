import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { KitForm } from '../kit/form/kit-form';
import { type FormSchema, validateWith } from '../kit/form/zod-formik';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { IdentityNotes } from './identity-notes';
import type { LastStep } from './identity-process';

interface StepFormProps<Values extends object> {
  snapshot: LastStep;
  initialValues: Values;
  schema: FormSchema<Values>;
  /** Names the form for assistive technology. */
  label: string;
  submitLabel: string;
  onSubmit: (values: Values) => void;
  /** The fields. */
  children: ReactNode;
}

/** A form of one step: what happened before, the fields, and the button that sends them. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { snapshot, initialValues, schema, label, submitLabel, onSubmit, children } = props;
  const t = useText('identity');
  const codeText = useCodeText();
  return (
    <Formik initialValues={initialValues} validate={validateWith(schema)} onSubmit={onSubmit}>
      <KitForm
        errorText={(code) => (code === 'invalid_code' ? t('field.codeDigits') : codeText(code))}
        label={label}
        gap={24}
      >
        <IdentityNotes snapshot={snapshot} />
        {children}
        <Button type="submit" size="large" wide busy={snapshot.hasTag('busy')}>
          {submitLabel}
        </Button>
      </KitForm>
    </Formik>
  );
}
