import { useMachine } from '@xstate/react';
import { Formik, type FormikErrors, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { provideInquirySending } from '#application/inquiries/inquiry-sending.actors';
import type { Inquiry } from '#application/inquiries/inquiry-sending.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import type { OpeningForm } from '#domain/contact/inquiry-form';
import { Button } from '../../kit/button';
import { BoundTextField } from '../../kit/form/bound-fields';
import { KitForm } from '../../kit/form/kit-form';
import { showServerErrors } from '../../kit/form/problem-errors';
import { newRunId } from '../../kit/new-run-id';
import { Note } from '../../kit/note';
import { useLatest } from '../../kit/use-latest';
import { useCodeText, useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { usePublicApp } from '../public-app-context';
import { InquiryReceived } from './inquiry-received';

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/** Out of sight and out of the order of the Tab key: only programs fill it in. */
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
  /** What this form asks beside who one is. */
  children?: ReactNode;
}

/** Who one is, what the form asks, and its way to the marketplace; thanks stand in its place then. */
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

/** Why the form was not taken; what is wrong with a field stands at the field too. */
function Refusal({ problem }: { problem: ApiProblem }) {
  const t = useText('inquiries');
  const problemText = useProblemText();
  // The values as they were refused: what is typed afterwards is judged by the form alone.
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
