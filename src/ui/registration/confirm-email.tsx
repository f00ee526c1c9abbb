import { useMachine } from '@xstate/react';
import { Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import { provideEmailConfirmation } from '#application/registration/email-confirmation.actors';
import type { EmailConfirmationEvent } from '#application/registration/email-confirmation.machine';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { codeError, normalizeCode } from '#domain/registration/email-confirmation';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { BoundTextField } from '../kit/form/bound-fields';
import { KitForm } from '../kit/form/kit-form';
import { showServerErrors } from '../kit/form/problem-errors';
import { Spinner } from '../kit/loading/spinner';
import { Muted } from '../kit/table/columns';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { useCodeText, useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

type Snapshot = SnapshotFrom<ReturnType<typeof provideEmailConfirmation>>;

interface StepProps {
  snapshot: Snapshot;
  send: (event: EmailConfirmationEvent) => void;
}

const Block = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  max-inline-size: 440px;
`;
const Again = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
`;

/** The code of the confirmation mail, and another mail; empty once the address is confirmed. */
export function ConfirmEmail() {
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(provideEmailConfirmation), inspection);
  return <ConfirmationSteps snapshot={snapshot} send={send} />;
}

/** The steps of a running confirmation; empty once the address is confirmed. */
export function ConfirmationSteps({ snapshot, send }: StepProps) {
  if (snapshot.matches('confirmed')) return null;
  return (
    <Block>
      {snapshot.context.state && !snapshot.matches('unread') ? (
        <CodeForm snapshot={snapshot} send={send} />
      ) : (
        <StateCheck snapshot={snapshot} send={send} />
      )}
    </Block>
  );
}

/** The state is being read, or could not be read. */
function StateCheck({ snapshot, send }: StepProps) {
  const t = useText('registration');
  const problemText = useProblemText();
  const { problem } = snapshot.context;
  if (!snapshot.matches('unread')) {
    return (
      <Muted role="status" aria-busy="true">
        <Spinner /> {t('confirm.reading')}
      </Muted>
    );
  }
  return (
    <>
      <Note tone="error" announce>
        {problem && problemText(problem)}
      </Note>
      <Button variant="outline" onClick={() => send({ type: 'reading.retry' })}>
        {t('confirm.retry')}
      </Button>
    </>
  );
}

interface CodeValues {
  code: string;
}

function validate({ code }: CodeValues) {
  const error = codeError(code);
  return error ? { code: error } : {};
}

function CodeForm({ snapshot, send }: StepProps) {
  const t = useText('registration');
  const codeText = useCodeText();
  const isRegistration = snapshot.context.state?.isRegistration ?? true;
  return (
    <>
      <SentNote snapshot={snapshot} />
      <Formik<CodeValues>
        initialValues={{ code: '' }}
        validate={validate}
        onSubmit={({ code }) => send({ type: 'code.submit', code: normalizeCode(code) })}
      >
        <KitForm errorText={codeText} label={t('confirm.form')}>
          <Refusal snapshot={snapshot} />
          <BoundTextField
            name="code"
            label={t('confirm.code')}
            required
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Button type="submit" busy={snapshot.matches('confirming')}>
            {t('confirm.submit')}
          </Button>
        </KitForm>
      </Formik>
      <SendAgain snapshot={snapshot} send={send} />
      <Muted>{t(isRegistration ? 'confirm.spam' : 'confirm.spamAccount')}</Muted>
      <Muted>{t('confirm.before')}</Muted>
    </>
  );
}

/** Where the code was sent and until when it is valid, or that there is none. */
function SentNote({ snapshot }: { snapshot: Snapshot }) {
  const t = useText('registration');
  const format = useFormat();
  const { state } = snapshot.context;
  if (!state) return null;
  const email = bidiIsolate(state.email);
  return (
    <p role="status">
      {state.codeExpiresAt === null
        ? t('confirm.expired', { email })
        : t('confirm.sent', { email, time: format.time(new Date(state.codeExpiresAt)) })}
    </p>
  );
}

/** The button for another mail, or from when there is one. */
function SendAgain({ snapshot, send }: StepProps) {
  const t = useText('registration');
  const format = useFormat();
  const { state } = snapshot.context;
  const isWaiting = snapshot.matches({ entering: 'waiting' });
  // After a mail that was asked too early, the state is read again.
  const isSending = snapshot.matches('sending') || snapshot.matches('reading');
  return (
    <Again>
      <Button
        variant="outline"
        busy={isSending}
        disabled={!isSending && !snapshot.can({ type: 'mail.send' })}
        onClick={() => send({ type: 'mail.send' })}
      >
        {t('confirm.again')}
      </Button>
      {isWaiting && state?.sendAgainAt != null && (
        <Muted>{t('confirm.wait', { time: format.time(new Date(state.sendAgainAt)) })}</Muted>
      )}
    </Again>
  );
}

/** Why the code or the mail was refused: at the code if the server names it. */
function Refusal({ snapshot }: { snapshot: Snapshot }) {
  const problemText = useProblemText();
  const form = useFormikContext<CodeValues>();
  const { problem } = snapshot.context;
  const latest = useLatest(form);
  useEffect(() => {
    if (problem?.errors) showServerErrors(latest.current, latest.current.values, problem.errors);
  }, [problem, latest]);
  if (!problem || problem.errors) return null;
  return (
    <Note tone="error" announce>
      {problemText(problem)}
    </Note>
  );
}
