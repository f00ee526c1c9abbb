import { useMachine } from '@xstate/react';
import { providePasswordRecovery } from '#application/password-recovery/password-recovery.actors';
import { useApplication } from '../portal-context/application-context';
import { useSessionStage } from '../portal-context/session-stage';
import { RecoverySteps } from './recovery-steps';
import { SignedInNote } from './signed-in-note';

/** `/auth/jwt/forgot-password`: a user who forgot their password requests a link by mail. */
export function ForgotPasswordPage() {
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(providePasswordRecovery), inspection);
  const stage = useSessionStage();
  if (stage === 'signedIn') return <SignedInNote />;
  return <RecoverySteps snapshot={snapshot} send={send} />;
}
