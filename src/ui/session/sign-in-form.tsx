import { useSelector } from '@xstate/react';
import { Formik } from 'formik';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { fieldId } from '../kit/form/bound';
import { BoundPasswordField, BoundTextField } from '../kit/form/bound-fields';
import { KitForm } from '../kit/form/kit-form';
import { useApplication } from '../portal-context/application-context';
import { useCodeText, useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { initialSignIn, toCredentials, validateLazily } from './sign-in-values';

/** User name and password; the authentication machine does the rest. */
export function SignInForm() {
  const t = useText('session');
  const codeText = useCodeText();
  const { session } = useApplication();
  const busy = useSelector(session, (now) => now.hasTag('busy') || now.hasTag('loading'));
  const errorText = (code: string) => {
    if (code === 'username_required') return t('errors.username_required');
    return code === 'password_required' ? t('errors.password_required') : codeText(code);
  };
  return (
    <Formik
      initialValues={initialSignIn(useLocation().state)}
      validate={validateLazily}
      onSubmit={(values) =>
        session.send({ type: 'credentials.submit', credentials: toCredentials(values) })
      }
    >
      <KitForm errorText={errorText} label={t('signIn.form')} gap={24}>
        <Refusal />
        <BoundTextField
          name="username"
          label={t('signIn.username')}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <BoundPasswordField name="password" label={t('signIn.password')} />
        <Button type="submit" size="large" wide busy={busy}>
          {t('signIn.submit')}
        </Button>
      </KitForm>
    </Formik>
  );
}

/** Why the sign-in failed; focuses the password, which is the most likely to be wrong. */
function Refusal() {
  const t = useText('session');
  const problemText = useProblemText();
  const { session } = useApplication();
  const problem = useSelector(session, (now) =>
    now.matches({ unauthenticated: 'failed' }) ? now.context.problem : null,
  );
  useEffect(() => {
    if (problem) document.getElementById(fieldId('password'))?.focus();
  }, [problem]);
  if (!problem) return null;
  const wrong = problem.status === 401;
  return (
    <Note tone="error" announce title={wrong ? t('errors.wrongCredentials') : problemText(problem)}>
      {wrong && t('errors.wrongCredentialsHint')}
    </Note>
  );
}
