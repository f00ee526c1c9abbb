import type { ApiProblem } from '#application/ports/transport.port';
import {
  type IdentityPage,
  identityPath,
  PROVIDER_LABELS,
  type ProviderName,
} from '#domain/identity/identity-providers';
import { Button, ButtonLink } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { Spinner } from '../kit/loading/spinner';
import { SIGN_IN_PATH } from '../portal-context/return-path';
import { AuthLayout } from '../session/auth-layout';
import { useText } from '../text/use-text';
import { useIdentityProblemText } from './identity-notes';
import type { IdentityProps, OpenedPage, TokenExchangeProps } from './identity-process';

/** The provider is working on what the person cannot influence. */
export function WaitingStep({ snapshot }: { snapshot: OpenedPage }) {
  const t = useText('identity');
  const provider = PROVIDER_LABELS[snapshot.context.provider];
  return (
    <AuthLayout title={t('waiting.opening', { provider })}>
      <Spinner />
    </AuthLayout>
  );
}

/** The server exchanges the provider's token. */
export function ExchangingStep() {
  const t = useText('identity');
  return (
    <AuthLayout title={t('waiting.exchange')}>
      <Spinner />
    </AuthLayout>
  );
}

interface RetryStepProps {
  provider: ProviderName;
  problem: ApiProblem | null;
  onRetry: () => void;
}

/** Nothing answered: the person tries again. */
function RetryStep({ provider, problem, onRetry }: RetryStepProps) {
  const t = useText('identity');
  const problemText = useIdentityProblemText();
  return (
    <AuthLayout title={t('retry.title', { provider: PROVIDER_LABELS[provider] })}>
      {problem && (
        <Note tone="error" announce>
          {problemText(problem)}
        </Note>
      )}
      <Button onClick={onRetry}>{t('retry.submit')}</Button>
    </AuthLayout>
  );
}

export function UnopenedStep({ snapshot, send }: IdentityProps) {
  const { provider, problem } = snapshot.context;
  return (
    <RetryStep
      provider={provider}
      problem={problem}
      onRetry={() => send({ type: 'opening.retry' })}
    />
  );
}

export function UnexchangedStep({ snapshot, send }: TokenExchangeProps) {
  const { provider, problem } = snapshot.context;
  return (
    <RetryStep
      provider={provider}
      problem={problem}
      onRetry={() => send({ type: 'exchange.retry' })}
    />
  );
}

/** The operator has not set up this provider: the portal's own sign-in works. */
export function NotConfiguredStep({ snapshot }: { snapshot: OpenedPage }) {
  const t = useText('identity');
  const provider = PROVIDER_LABELS[snapshot.context.provider];
  return (
    <AuthLayout title={t('notConfigured.title')} subtitle={t('notConfigured.text', { provider })}>
      <ButtonLink variant="soft" to={SIGN_IN_PATH}>
        {t('link.ownSignIn')}
      </ButtonLink>
    </AuthLayout>
  );
}

/** The link of the mail was used, has expired, or belongs to another page. */
export function UselessLinkStep({ snapshot }: { snapshot: OpenedPage }) {
  const t = useText('identity');
  const { provider, link, page } = snapshot.context;
  const isReset = link?.kind === 'reset' || page === 'new-password';
  const next: IdentityPage = isReset ? 'forgot-password' : 'login';
  return (
    <AuthLayout
      title={t(link === null ? 'useless.missingTitle' : 'useless.title')}
      subtitle={t(isReset ? 'useless.resetText' : 'useless.confirmText')}
    >
      <ButtonLink variant="soft" to={identityPath(provider, next)}>
        {t(isReset ? 'useless.ask' : 'useless.signIn')}
      </ButtonLink>
    </AuthLayout>
  );
}

/** Nobody at the portal has this address. */
export function WithoutAccountStep({ snapshot }: { snapshot: OpenedPage }) {
  const t = useText('identity');
  const provider = PROVIDER_LABELS[snapshot.context.provider];
  return (
    <AuthLayout title={t('withoutAccount.title')} subtitle={t('withoutAccount.text', { provider })}>
      <ButtonLink to="/auth/jwt/register">{t('withoutAccount.register')}</ButtonLink>
      <ButtonLink variant="soft" to={SIGN_IN_PATH}>
        {t('link.ownSignIn')}
      </ButtonLink>
    </AuthLayout>
  );
}
