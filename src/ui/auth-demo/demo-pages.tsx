import { useMachine, useSelector } from '@xstate/react';
import { Navigate, useLocation } from 'react-router';
import { provideEmailConfirmation } from '#application/registration/email-confirmation.actors';
import { Button, ButtonLink } from '../kit/button';
import { useApplication } from '../portal-context/application-context';
import { useSessionStage } from '../portal-context/session-stage';
import { ConfirmationSteps } from '../registration/confirm-email';
import { AuthLayout } from '../session/auth-layout';
import { useAuthPages } from '../session/auth-pages';
import { NewPasswordPage } from '../session/new-password-page';
import { SignInForm } from '../session/sign-in-form';
import { useText } from '../text/use-text';

/** The demo's sign-in; after it, who is signed in, because the portal itself does not open. */
export function DemoSignInPage() {
  const t = useText('session');
  const { register, forgotPassword } = useAuthPages();
  if (useSessionStage() === 'signedIn') return <DemoSignedIn />;
  return (
    <AuthLayout title={t('signIn.title')} subtitle={t('signIn.subtitle')}>
      <SignInForm forgotPassword={forgotPassword} />
      <ButtonLink variant="text" to={register}>
        {t('signIn.register')}
      </ButtonLink>
    </AuthLayout>
  );
}

/** The end of a demo: in the portal, the page that was asked for would open here. */
export function DemoSignedIn() {
  const t = useText('authDemo');
  const { session } = useApplication();
  const user = useSelector(session, ({ context }) => context.user);
  const name = user ? `${user.firstName} ${user.lastName}` : '';
  return (
    <AuthLayout title={t('signedIn.title')} subtitle={t('signedIn.text', { name })}>
      <Button onClick={() => session.send({ type: 'session.signOut' })}>
        {t('signedIn.signOut')}
      </Button>
    </AuthLayout>
  );
}

/** The demo's confirmation of an e-mail address by the code of a mail in the visible outbox. */
export function DemoVerifyPage() {
  const t = useText('authDemo');
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(provideEmailConfirmation), inspection);
  const isConfirmed = snapshot.matches('confirmed');
  return (
    <AuthLayout
      title={t(isConfirmed ? 'verify.confirmed' : 'verify.title')}
      subtitle={t('verify.text')}
    >
      <ConfirmationSteps snapshot={snapshot} send={send} />
    </AuthLayout>
  );
}

/** The demo's choice of a password. Opened without a link, it opens the demo's own link. */
export function DemoNewPasswordPage() {
  const location = useLocation();
  if (location.hash === '') return <Navigate to={{ ...location, hash: '#token=demo' }} replace />;
  return <NewPasswordPage />;
}
