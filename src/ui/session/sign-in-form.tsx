import { useSelector } from '@xstate/react';
import { Formik } from 'formik';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { Checkbox } from '../kit/fields/checkbox';
import { fieldId } from '../kit/form/bound';
import { BoundPasswordField, BoundTextField } from '../kit/form/bound-fields';
import { useFormField } from '../kit/form/form-error-text';
import { KitForm } from '../kit/form/kit-form';
import { useApplication } from '../portal-context/application-context';
import { useCodeText, useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { initialSignIn, type SignInValues, toCredentials, validateSignIn } from './sign-in-values';

/** User name and password; the authentication machine does the rest. */
export function SignInForm() {
  const t = useText('session');
  const codeText = useCodeText();
  const { session, userName } = useApplication();
  const [initial] = useState(() => initialSignIn(userName.read()));
  const busy = useSelector(session, (now) => now.hasTag('busy') || now.hasTag('loading'));
  const errorText = (code: string) => {
    if (code === 'username_required') return t('errors.username_required');
    return code === 'password_required' ? t('errors.password_required') : codeText(code);
  };
  const signIn = (values: SignInValues) => {
    const credentials = toCredentials(values);
    userName.write(values.rememberUserName ? credentials.username : null);
    session.send({ type: 'credentials.submit', credentials });
  };
  return (
    <Formik initialValues={initial} validate={validateSignIn} onSubmit={signIn}>
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
        <BoundPasswordField
          name="password"
          label={t('signIn.password')}
          aside={<Link to="/auth/jwt/forgot-password">{t('signIn.forgot')}</Link>}
          asideLast
        />
        <RememberUserName />
        <Button type="submit" size="large" wide busy={busy}>
          {t('signIn.submit')}
        </Button>
      </KitForm>
    </Formik>
  );
}

/** Keeps only the user name, never the password; clearing the box forgets it at once. */
function RememberUserName() {
  const t = useText('session');
  const { userName } = useApplication();
  const { value, change } = useFormField<boolean>('rememberUserName');
  return (
    <Checkbox
      name="rememberUserName"
      checked={value}
      onChange={(checked) => {
        if (!checked) userName.write(null);
        change(checked);
      }}
    >
      {t('signIn.remember')}
    </Checkbox>
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
