import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button } from '../kit/button';
import { AuthLayout } from '../session/auth-layout';
import { useText } from '../text/use-text';
import { EmailAction } from './email-action';
import { CodeField, EmailField } from './identity-fields';
import { codeSchema, emailSchema } from './identity-forms';
import { IdentityLinks } from './identity-links';
import { IdentityNotes } from './identity-notes';
import type { ConfirmationProps } from './identity-process';
import { StepForm } from './step-form';

/** Confirms the address: by the mailed code, or by the mailed link, which is opened elsewhere. */
export function ConfirmationStep({ snapshot, send }: ConfirmationProps) {
  const t = useText('identity');
  const { capabilities, email } = snapshot.context;
  const isByCode = capabilities.confirmation === 'code';
  return (
    <AuthLayout
      title={t('confirm.title')}
      subtitle={
        email === ''
          ? t(isByCode ? 'confirm.codeText' : 'confirm.linkText')
          : t(isByCode ? 'confirm.codeSent' : 'confirm.linkSent', { email: bidiIsolate(email) })
      }
    >
      {isByCode ? (
        <CodeForm snapshot={snapshot} send={send} />
      ) : (
        <LinkActions snapshot={snapshot} send={send} />
      )}
      <IdentityLinks snapshot={snapshot} pages={['login']} />
    </AuthLayout>
  );
}

function CodeForm({ snapshot, send }: ConfirmationProps) {
  const t = useText('identity');
  return (
    <StepForm
      snapshot={snapshot}
      initialValues={{ email: snapshot.context.email, code: '' }}
      schema={codeSchema}
      label={t('confirm.form')}
      submitLabel={t('confirm.submit')}
      onSubmit={({ email, code }) => send({ type: 'code.submit', email, code: code.trim() })}
    >
      <EmailField />
      <CodeField />
      <CheckElsewhere snapshot={snapshot} send={send} />
      <EmailAction
        label={t('confirm.resendCode')}
        onAction={(email) => send({ type: 'mail.resend', email })}
      />
    </StepForm>
  );
}

/** The link opens in a tab of its own: this page waits, or asks for the mail again. */
function LinkActions({ snapshot, send }: ConfirmationProps) {
  const t = useText('identity');
  const { email } = snapshot.context;
  if (!snapshot.can({ type: 'mail.resend', email }) && !snapshot.hasTag('busy')) {
    return <IdentityNotes snapshot={snapshot} />;
  }
  return (
    <StepForm
      snapshot={snapshot}
      initialValues={{ email }}
      schema={emailSchema}
      label={t('confirm.mailForm')}
      submitLabel={t('confirm.resendLink')}
      onSubmit={(values) => send({ type: 'mail.resend', ...values })}
    >
      <EmailField />
      <CheckElsewhere snapshot={snapshot} send={send} />
    </StepForm>
  );
}

/** The address may be confirmed on another device: then signing in goes on here. */
function CheckElsewhere({ snapshot, send }: ConfirmationProps) {
  const t = useText('identity');
  if (!snapshot.can({ type: 'confirmation.check' })) return null;
  return (
    <Button variant="soft" onClick={() => send({ type: 'confirmation.check' })}>
      {t('confirm.check')}
    </Button>
  );
}
