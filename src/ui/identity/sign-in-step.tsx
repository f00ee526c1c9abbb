import { PROVIDER_LABELS } from '#domain/identity/identity-providers';
import { Button } from '../kit/button';
import { BoundPasswordField, BoundTextField } from '../kit/form/bound-fields';
import { AuthLayout } from '../session/auth-layout';
import { useText } from '../text/use-text';
import { EmailField, NewPasswordField } from './identity-fields';
import { identityRegistrationSchema, signInSchema } from './identity-forms';
import { IdentityLinks } from './identity-links';
import { IdentityNotes } from './identity-notes';
import type { IdentityProps, RegistrationProps } from './identity-process';
import { StepForm } from './step-form';

/** Signs in with e-mail and password, or on the provider's own page. */
export function SignInStep({ snapshot, send }: IdentityProps) {
  const t = useText('identity');
  const { provider, capabilities, email } = snapshot.context;
  const label = PROVIDER_LABELS[provider];
  return (
    <AuthLayout
      title={t('signIn.title', { provider: label })}
      subtitle={t(`signIn.${capabilities.signIn}`, { provider: label })}
    >
      {capabilities.signIn === 'redirect' ? (
        <>
          <IdentityNotes snapshot={snapshot} />
          <Button
            size="large"
            wide
            busy={snapshot.hasTag('busy')}
            onClick={() => send({ type: 'redirect.start' })}
          >
            {t('signIn.leave', { provider: label })}
          </Button>
        </>
      ) : (
        <StepForm
          snapshot={snapshot}
          initialValues={{ email, password: '' }}
          schema={signInSchema}
          label={t('signIn.form')}
          submitLabel={t('signIn.submit')}
          onSubmit={(credentials) => send({ type: 'credentials.submit', ...credentials })}
        >
          <EmailField />
          <BoundPasswordField name="password" label={t('field.password')} />
        </StepForm>
      )}
      <IdentityLinks snapshot={snapshot} pages={['forgot-password', 'register']} />
    </AuthLayout>
  );
}

/** Makes an account at the provider. */
export function RegistrationStep({ snapshot, send }: RegistrationProps) {
  const t = useText('identity');
  const { provider } = snapshot.context;
  const label = PROVIDER_LABELS[provider];
  return (
    <AuthLayout
      title={t('register.title', { provider: label })}
      subtitle={t('register.text', { provider: label })}
    >
      <StepForm
        snapshot={snapshot}
        initialValues={{ firstName: '', lastName: '', email: '', password: '' }}
        schema={identityRegistrationSchema}
        label={t('register.form')}
        submitLabel={t('register.submit')}
        onSubmit={(registration) => send({ type: 'registration.submit', ...registration })}
      >
        <BoundTextField name="firstName" label={t('field.firstName')} autoComplete="given-name" />
        <BoundTextField name="lastName" label={t('field.lastName')} autoComplete="family-name" />
        <EmailField />
        <NewPasswordField />
      </StepForm>
      <IdentityLinks snapshot={snapshot} pages={['login', 'verify']} />
    </AuthLayout>
  );
}
