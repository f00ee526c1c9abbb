import { useMachine } from '@xstate/react';
import { Formik, type FormikErrors, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { provideInquirySending } from '#application/inquiries/inquiry-sending.actors';
import type { Inquiry } from '#application/inquiries/inquiry-sending.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import type { OpeningForm } from '#domain/contact/inquiry-form';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { BoundTextField } from '../../kit/form/bound-fields';
import { KitForm } from '../../kit/form/kit-form';
import { showServerErrors } from '../../kit/form/problem-errors';
import { newRunId } from '../../kit/new-run-id';
import { useLatest } from '../../kit/use-latest';
import { usePublicApp } from '../../public-context/public-app-context';
import { useCodeText, useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { InquiryReceived } from './inquiry-received';

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/** Invisible and outside the Tab order: only programs fill it in. */
const Honeypot = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

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
        {problem && <Refusal problem={problem} />}
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
        <Honeypot aria-hidden="true">
          <HoneypotField label={t('fields.website')} />
        </Honeypot>
        <Button type="submit" size="large" busy={snapshot.hasTag('busy')}>
          {t('send')}
        </Button>
      </KitForm>
    </Formik>
  );
}

function HoneypotField({ label }: { label: string }) {
  const { getFieldProps } = useFormikContext();
  return (
    <input
      type="text"
      tabIndex={-1}
      autoComplete="off"
      title={label}
      {...getFieldProps('website')}
    />
  );
}

/** Why the form was refused; errors of a field are also shown at the field. */
function Refusal({ problem }: { problem: ApiProblem }) {
  const t = useText('inquiries');
  const problemText = useProblemText();
  // The values at the time of the refusal: later input is validated by the form alone.
  const form = useLatest(useFormikContext<object>());
  useEffect(() => {
    showServerErrors(form.current, form.current.values, problem.errors);
  }, [problem, form]);
  return (
    <Note tone="error" announce title={t('refused')}>
      {problemText(problem)}
    </Note>
  );
}
