import { useMachine } from '@xstate/react';
import { Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import type { SnapshotFrom } from 'xstate';
import { provideRegistration } from '#application/registration/registration.actors';
import type { RegistrationEvent } from '#application/registration/registration.machine';
import {
  EMPTY_REGISTRATION,
  type RegistrationForm,
  registrationSchema,
} from '#domain/registration/registration-form';
import { metPasswordRules, RULES_WITHOUT_OLD_PASSWORD } from '#domain/session/password-change';
import { PasswordRules } from '../account/password-rules';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { BoundPasswordField, BoundTextField } from '../kit/form/bound-fields';
import { KitForm } from '../kit/form/kit-form';
import { showServerErrors } from '../kit/form/problem-errors';
import { validateWith } from '../kit/form/zod-formik';
import { TextLink } from '../kit/text-link';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { useSessionStage } from '../portal-context/session-stage';
import { AuthLayout } from '../session/auth-layout';
import { useAuthPages } from '../session/auth-pages';
import { SignedInNote } from '../session/signed-in-note';
import { useCodeText, useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

type Snapshot = SnapshotFrom<ReturnType<typeof provideRegistration>>;

interface FormProps {
  snapshot: Snapshot;
  send: (event: RegistrationEvent) => void;
}

/** `/auth/jwt/register`: a visitor opens a store and enters the portal (specification, section 2). */
export function RegisterPage() {
  const t = useText('registration');
  const { provide, inspection, session } = useApplication();
  const stage = useSessionStage();
  const { signIn } = useAuthPages();
  const [snapshot, send] = useMachine(provide(provideRegistration), inspection);
  const isRegistered = snapshot.matches('registered');
  const sessionState = snapshot.output;
  useEffect(() => {
    if (isRegistered && sessionState) session.send({ type: 'tokens.changed', sessionState });
  }, [isRegistered, sessionState, session]);
  // The sign-in page shows the session's next state: the portal, or why the user is not there.
  if (isRegistered) return <Navigate to={signIn} replace />;
  return (
    <AuthLayout title={t('register.title')} subtitle={t('register.subtitle')}>
      {stage === 'signedIn' ? (
        <SignedInNote text={(name) => t('signedIn.text', { name })} />
      ) : (
        <Registration snapshot={snapshot} send={send} />
      )}
    </AuthLayout>
  );
}

function Registration({ snapshot, send }: FormProps) {
  const { signIn } = useAuthPages();
  const t = useText('registration');
  const codeText = useCodeText();
  return (
    <>
      <Formik
        initialValues={EMPTY_REGISTRATION}
        validate={validateWith(registrationSchema)}
        onSubmit={(values) =>
          send({ type: 'registration.submit', registration: registrationSchema.parse(values) })
        }
      >
        <KitForm errorText={codeText} label={t('register.form')} gap={24}>
          <Refusal snapshot={snapshot} />
          <Fields />
          <Button
            type="submit"
            size="large"
            wide
            busy={snapshot.hasTag('busy')}
            disabled={snapshot.matches('waiting')}
          >
            {t('register.submit')}
          </Button>
        </KitForm>
      </Formik>
      <p>
        {t('register.haveAccount')} <TextLink to={signIn}>{t('register.signIn')}</TextLink>
      </p>
    </>
  );
}

function Fields() {
  const t = useText('registration');
  const { values } = useFormikContext<RegistrationForm>();
  const met = metPasswordRules({ oldPassword: '', newPassword: values.password });
  return (
    <>
      <BoundTextField
        name="firstName"
        label={t('register.firstName')}
        required
        autoComplete="given-name"
      />
      <BoundTextField
        name="lastName"
        label={t('register.lastName')}
        required
        autoComplete="family-name"
      />
      <BoundTextField
        name="storeName"
        label={t('register.storeName')}
        help={t('register.storeNameHelp')}
        required
        autoComplete="organization"
      />
      <BoundTextField
        name="email"
        label={t('register.email')}
        help={t('register.emailHelp')}
        required
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <BoundPasswordField
        name="password"
        label={t('register.password')}
        required
        autoComplete="new-password"
      />
      <PasswordRules rules={RULES_WITHOUT_OLD_PASSWORD} met={met} />
    </>
  );
}

/** Why the registration was refused: at its fields if the server names them. */
function Refusal({ snapshot }: { snapshot: Snapshot }) {
  const problemText = useProblemText();
  const form = useFormikContext<RegistrationForm>();
  const { problem } = snapshot.context;
  const latest = useLatest(form);
  useEffect(() => {
    if (problem?.errors) showServerErrors(latest.current, latest.current.values, problem.errors);
  }, [problem, latest]);
  if (!problem) return null;
  return (
    <Note tone={snapshot.matches('waiting') ? 'warning' : 'error'} announce>
      {problemText(problem)}
    </Note>
  );
}
