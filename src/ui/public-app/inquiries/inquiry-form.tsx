import { useMachine } from '@xstate/react';
import { Formik, type FormikErrors } from 'formik';
import { type ReactNode, useState } from 'react';
import { provideInquirySending } from '#application/inquiries/inquiry-sending.actors';
import type { Inquiry } from '#application/inquiries/inquiry-sending.machine';
import type { OpeningForm } from '#domain/contact/inquiry-form';
import { Button } from '../../kit/button';
import { BoundTextField } from '../../kit/form/bound-fields';
import { KitForm } from '../../kit/form/kit-form';
import { newRunId } from '../../kit/new-run-id';
import { usePublicApp } from '../../public-context/public-app-context';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { FormRefusal, Honeypot, TwoColumns } from '../form-parts';
import { InquiryReceived } from './inquiry-received';

export interface InquiryFormProps<Values extends OpeningForm> {
  initial: Values;
  validate: (values: Values) => FormikErrors<Values>;
  inquiryOf: (values: Values) => Inquiry;
  /** Names the form. */
  label: string;
  /** The form's own fields, in addition to the sender's. */
  children?: ReactNode;
}

/**
 * The sender's fields, the form's own fields, and the submit button; replaced by a thank-you after
 * sending.
 */
export function InquiryForm<Values extends OpeningForm>(props: InquiryFormProps<Values>) {
  const { initial, validate, inquiryOf, label, children } = props;
  const t = useText('inquiries');
  const codeText = useCodeText();
  const { provide, inspection } = usePublicApp();
  const [runId] = useState(() => newRunId('inquiry'));
  const [snapshot, send] = useMachine(provide(provideInquirySending), {
    input: { runId },
    ...inspection,
  });
  if (snapshot.matches('received')) return <InquiryReceived />;
  const { problem } = snapshot.context;
  return (
    <Formik
      initialValues={initial}
      validate={validate}
      onSubmit={(values) => send({ type: 'inquiry.send', inquiry: inquiryOf(values) })}
    >
      <KitForm errorText={codeText} label={label}>
        {problem && <FormRefusal problem={problem} title={t('refused')} />}
        <TwoColumns>
          <BoundTextField
            name="firstName"
            label={t('fields.firstName')}
            required
            autoComplete="given-name"
          />
          <BoundTextField
            name="lastName"
            label={t('fields.lastName')}
            required
            autoComplete="family-name"
          />
        </TwoColumns>
        <BoundTextField
          name="email"
          type="email"
          dir="ltr"
          label={t('fields.email')}
          required
          autoComplete="email"
        />
        {children}
        <Honeypot label={t('fields.website')} />
        <Button type="submit" size="large" busy={snapshot.hasTag('busy')}>
          {t('send')}
        </Button>
      </KitForm>
    </Formik>
  );
}
