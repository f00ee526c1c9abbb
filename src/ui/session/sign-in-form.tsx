import { useSelector } from '@xstate/react';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../kit/button';
import { Checkbox } from '../kit/fields/checkbox';
import { BoundPasswordField, BoundTextField } from '../kit/form/bound-fields';
import { useFormField } from '../kit/form/form-error-text';
import { KitForm } from '../kit/form/kit-form';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { FORGOT_PASSWORD_PATH } from './auth-paths';
import { initialSignIn, type SignInValues, toCredentials, validateSignIn } from './sign-in-values';

const refusalCode = preloadable(() => import('./sign-in-refusal'));
const SignInRefusal = lazyComponent(refusalCode, 'SignInRefusal');

interface SignInFormProps {
  /** Where a user who forgot their password continues. */
  forgotPassword?: string;
}

/** User name and password; the authentication machine does the rest. */
export function SignInForm({ forgotPassword = FORGOT_PASSWORD_PATH }: SignInFormProps) {
  const t = useText('session');
  const { session, userName } = useApplication();
  const { state } = useLocation();
  const [initial] = useState(() => initialSignIn(state, userName.read()));
  const busy = useSelector(session, (now) => now.hasTag('busy') || now.hasTag('loading'));
  const errorText = (code: string) =>
    t(code === 'username_required' ? 'errors.username_required' : 'errors.password_required');
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
          aside={<Link to={forgotPassword}>{t('signIn.forgot')}</Link>}
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

/** Why the sign-in failed. Its code is loaded while the user types. */
function Refusal() {
  const { session } = useApplication();
  const { dirty } = useFormikContext();
  useEffect(() => {
    if (dirty) void refusalCode.preload();
  }, [dirty]);
  const problem = useSelector(session, (now) =>
    now.matches({ unauthenticated: 'failed' }) ? now.context.problem : null,
  );
  if (!problem) return null;
  return (
    <Deferred>
      <SignInRefusal problem={problem} />
    </Deferred>
  );
}
