import { bidiIsolate } from '#domain/format/bidi-isolate';
import { AuthLayout } from '../session/auth-layout';
import { useText } from '../text/use-text';
import { EmailAction } from './email-action';
import { CodeField, EmailField, NewPasswordField } from './identity-fields';
import { emailSchema, newPasswordByCodeSchema, newPasswordByLinkSchema } from './identity-forms';
import { IdentityLinks } from './identity-links';
import type { PasswordResetProps } from './identity-process';
import { StepForm } from './step-form';

/** Asks for the mail with which a password is replaced; after that, for another one. */
export function ResetStep({ snapshot, send }: PasswordResetProps) {
  const t = useText('identity');
  const { capabilities, email } = snapshot.context;
  const isSent = snapshot.matches('resetSent');
  return (
    <AuthLayout
      title={isSent ? t('reset.sentTitle') : t('reset.title')}
      subtitle={
        isSent
          ? t('reset.sentText', { email: bidiIsolate(email) })
          : t(capabilities.newPassword === 'code' ? 'reset.codeText' : 'reset.linkText')
      }
    >
      <StepForm
        snapshot={snapshot}
        initialValues={{ email }}
        schema={emailSchema}
        label={t('reset.form')}
        submitLabel={isSent ? t('reset.again') : t('reset.submit')}
        onSubmit={(values) => send({ type: 'reset.request', ...values })}
      >
        <EmailField />
      </StepForm>
      <IdentityLinks snapshot={snapshot} pages={['login']} />
    </AuthLayout>
  );
}

/** Chooses the new password: with the mailed code, or after the mailed link was opened. */
export function NewPasswordStep({ snapshot, send }: PasswordResetProps) {
  const t = useText('identity');
  const { email, proof } = snapshot.context;
  const isByLink = proof?.by === 'link';
  return (
    <AuthLayout
      title={t('newPassword.title')}
      subtitle={t(isByLink ? 'newPassword.linkText' : 'newPassword.codeText')}
    >
      {isByLink ? (
        <StepForm
          snapshot={snapshot}
          initialValues={{ password: '' }}
          schema={newPasswordByLinkSchema}
          label={t('newPassword.form')}
          submitLabel={t('newPassword.submit')}
          onSubmit={({ password }) => send({ type: 'password.choose', email, code: '', password })}
        >
          <NewPasswordField />
        </StepForm>
      ) : (
        <StepForm
          snapshot={snapshot}
          initialValues={{ email, code: '', password: '' }}
          schema={newPasswordByCodeSchema}
          label={t('newPassword.form')}
          submitLabel={t('newPassword.submit')}
          onSubmit={({ code, ...values }) =>
            send({ type: 'password.choose', ...values, code: code.trim() })
          }
        >
          <EmailField />
          <CodeField />
          <NewPasswordField />
          <EmailAction
            label={t('newPassword.again')}
            onAction={(email) => send({ type: 'reset.request', email })}
          />
        </StepForm>
      )}
      <IdentityLinks snapshot={snapshot} pages={['login']} />
    </AuthLayout>
  );
}
