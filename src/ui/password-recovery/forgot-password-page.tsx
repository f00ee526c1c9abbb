import { useMachine } from '@xstate/react';
import { providePasswordRecovery } from '#application/password-recovery/password-recovery.actors';
import { useApplication } from '../portal-context/application-context';
import { useSessionStage } from '../portal-context/session-stage';
import { AuthLayout } from '../session/auth-layout';
import { SignedInNote } from '../session/signed-in-note';
import { useText } from '../text/use-text';
import { RecoverySteps } from './recovery-steps';

/** `/auth/jwt/forgot-password`: a user who forgot their password requests a link by mail. */
export function ForgotPasswordPage() {
  const t = useText('passwordRecovery');
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(providePasswordRecovery), inspection);
  const stage = useSessionStage();
  if (stage === 'signedIn') {
    return (
      <AuthLayout title={t('title')}>
        <SignedInNote text={(name) => t('signedIn.text', { name })} />
      </AuthLayout>
    );
  }
  return <RecoverySteps snapshot={snapshot} send={send} />;
}
