import type { SnapshotFrom } from 'xstate';
import type {
  PasswordRecoveryEvent,
  passwordRecoveryMachine,
} from '#application/password-recovery/password-recovery.machine';
import { RequestStep } from './request-step';
import { SentStep } from './sent-step';

interface RecoveryStepsProps {
  snapshot: SnapshotFrom<typeof passwordRecoveryMachine>;
  send: (event: PasswordRecoveryEvent) => void;
}

/** The steps of a running password recovery: the form, or the confirmation of a request. */
export function RecoverySteps({ snapshot, send }: RecoveryStepsProps) {
  const shared = { ...snapshot.context, busy: snapshot.hasTag('busy') };
  if (snapshot.matches('sent')) {
    return (
      <SentStep
        {...shared}
        onRepeat={() => send({ type: 'request.repeat' })}
        onChangeAccount={() => send({ type: 'account.change' })}
      />
    );
  }
  return <RequestStep {...shared} onSend={(account) => send({ type: 'request.send', account })} />;
}
