import { Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { PasswordRecoveryContext } from '#application/password-recovery/password-recovery.machine';
import { type RecoveryForm, recoveryFormSchema } from '#domain/password-recovery/recovery-form';
import { Button, ButtonLink } from '../kit/button';
import { fieldId } from '../kit/form/bound';
import { BoundTextField } from '../kit/form/bound-fields';
import { KitForm } from '../kit/form/kit-form';
import { showServerErrors } from '../kit/form/problem-errors';
import { validateWith } from '../kit/form/zod-formik';
import { useLatest } from '../kit/use-latest';
import { AuthLayout } from '../session/auth-layout';
import { useAuthPages } from '../session/auth-pages';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { RecoveryProblem } from './recovery-problem';
import { useWaitText, WaitTime } from './wait-time';

interface RequestStepProps extends Partial<PasswordRecoveryContext> {
  busy?: boolean;
  onSend?: (account: string) => void;
}

function ignore() {
  return undefined;
}

/** The form that requests a link. Without properties, the page as it is before anything runs. */
export function RequestStep({
  account = '',
  secondsLeft = 0,
  problem = null,
  busy = false,
  onSend = ignore,
}: RequestStepProps) {
  const t = useText('passwordRecovery');
  const { signIn } = useAuthPages();
  const codeText = useCodeText();
  const waitText = useWaitText(secondsLeft);
  return (
    <AuthLayout title={t('title')} subtitle={t('subtitle')}>
      <Formik<RecoveryForm>
        initialValues={{ account }}
        validate={validateWith(recoveryFormSchema)}
        onSubmit={({ account: typed }) => onSend(typed.trim())}
      >
        <KitForm errorText={codeText} label={t('form')} gap={24}>
          <RecoveryProblem problem={problem?.errors ? null : problem} />
          <FieldErrors account={account} problem={problem} />
          <BoundTextField
            name="account"
            label={t('email')}
            help={t('help')}
            required
            dir="ltr"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" size="large" wide busy={busy} disabledReason={waitText}>
            {t('submit')}
          </Button>
          <WaitTime text={waitText} />
        </KitForm>
      </Formik>
      <ButtonLink variant="text" to={signIn}>
        {t('signIn')}
      </ButtonLink>
    </AuthLayout>
  );
}

/** Shows at the field what the server refused; focuses a field that the user returned to. */
function FieldErrors({ account, problem }: Pick<PasswordRecoveryContext, 'account' | 'problem'>) {
  const form = useFormikContext<RecoveryForm>();
  const latest = useLatest(form);
  const isReturn = useLatest(account !== '');
  useEffect(() => {
    if (isReturn.current) document.getElementById(fieldId('account'))?.focus();
  }, [isReturn]);
  useEffect(() => {
    if (problem?.errors) showServerErrors(latest.current, { account }, problem.errors);
  }, [problem, account, latest]);
  return null;
}
