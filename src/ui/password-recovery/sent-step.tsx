import { useEffect } from 'react';
import type { PasswordRecoveryContext } from '#application/password-recovery/password-recovery.machine';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button, ButtonLink } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { AuthLayout } from '../session/auth-layout';
import { useAuthPages } from '../session/auth-pages';
import { useText } from '../text/use-text';
import { RecoveryProblem } from './recovery-problem';
import { useWaitText, WaitTime } from './wait-time';

interface SentStepProps extends PasswordRecoveryContext {
  busy: boolean;
  onRepeat: () => void;
  onChangeAccount: () => void;
}

/** A request was taken. The text is the same whether or not the account exists. */
export function SentStep({
  account,
  secondsLeft,
  problem,
  busy,
  onRepeat,
  onChangeAccount,
}: SentStepProps) {
  const t = useText('passwordRecovery');
  const { signIn } = useAuthPages();
  const waitText = useWaitText(secondsLeft);
  // The form and its focused button are gone: the heading says what happened.
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), []);
  return (
    <AuthLayout
      title={t('sent.title')}
      subtitle={t('sent.text', { account: bidiIsolate(account) })}
    >
      <RecoveryProblem problem={problem} />
      <Note tone="neutral">{t('sent.help')}</Note>
      <Button
        variant="outline"
        size="large"
        wide
        busy={busy}
        disabledReason={waitText}
        onClick={onRepeat}
      >
        {t('sent.again')}
      </Button>
      <WaitTime text={waitText} />
      <Button variant="text" onClick={onChangeAccount}>
        {t('sent.change')}
      </Button>
      <ButtonLink variant="text" to={signIn}>
        {t('signIn')}
      </ButtonLink>
    </AuthLayout>
  );
}
