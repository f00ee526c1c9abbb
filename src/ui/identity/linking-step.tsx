import { PROVIDER_LABELS } from '#domain/identity/identity-providers';
import { Button } from '../kit/button';
import { BoundPasswordField, BoundTextField } from '../kit/form/bound-fields';
import { AuthLayout } from '../session/auth-layout';
import { useText } from '../text/use-text';
import { CodeField } from './identity-fields';
import { linkCodeSchema, linkPasswordSchema, linkUserPasswordSchema } from './identity-forms';
import type { TokenExchangeProps } from './identity-process';
import { StepForm } from './step-form';

/** The owner of an existing account agrees once that the provider's identity opens it. */
export function LinkingStep({ snapshot, send }: TokenExchangeProps) {
  const t = useText('identity');
  const { provider, challenge } = snapshot.context;
  const label = PROVIDER_LABELS[provider];
  const isCodeMailed = challenge !== null && challenge.codesLeft < 3;
  return (
    <AuthLayout
      title={t('linking.title', { provider: label })}
      subtitle={t('linking.text', { provider: label })}
    >
      {isCodeMailed ? (
        <LinkCodeForm snapshot={snapshot} send={send} />
      ) : (
        <LinkPasswordForm snapshot={snapshot} send={send} />
      )}
      {snapshot.can({ type: 'linking.requestCode' }) && (
        <Button variant="soft" wide onClick={() => send({ type: 'linking.requestCode' })}>
          {t(isCodeMailed ? 'linking.mailAgain' : 'linking.mail')}
        </Button>
      )}
    </AuthLayout>
  );
}

function LinkPasswordForm({ snapshot, send }: TokenExchangeProps) {
  const t = useText('identity');
  const isUserNameRequired = snapshot.context.challenge?.isUserNameRequired === true;
  return (
    <StepForm
      snapshot={snapshot}
      initialValues={{ userName: '', password: '' }}
      schema={isUserNameRequired ? linkUserPasswordSchema : linkPasswordSchema}
      label={t('linking.form')}
      submitLabel={t('linking.submit')}
      onSubmit={({ userName, password }) =>
        send({
          type: 'linking.confirm',
          confirmation: {
            by: 'password',
            password,
            userName: isUserNameRequired ? userName : null,
          },
        })
      }
    >
      {isUserNameRequired && (
        <BoundTextField
          name="userName"
          label={t('field.userName')}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <BoundPasswordField name="password" label={t('field.portalPassword')} />
    </StepForm>
  );
}

function LinkCodeForm({ snapshot, send }: TokenExchangeProps) {
  const t = useText('identity');
  return (
    <StepForm
      snapshot={snapshot}
      initialValues={{ code: '' }}
      schema={linkCodeSchema}
      label={t('linking.form')}
      submitLabel={t('linking.submit')}
      onSubmit={({ code }) => send({ type: 'linking.confirm', confirmation: { by: 'code', code } })}
    >
      <CodeField />
    </StepForm>
  );
}
