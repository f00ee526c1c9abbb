import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { provideIdentity } from '#application/identity/identity.actors';
import type { IdentityInput } from '#application/identity/identity-input';
import {
  type IdentityPage as PageName,
  PROVIDER_CAPABILITIES,
  type ProviderName,
} from '#domain/identity/identity-providers';
import { providerLink } from '#domain/identity/provider-link';
import { useApplication } from '../portal-context/application-context';
import { SIGN_IN_PATH, safeReturnPath } from '../portal-context/return-path';
import { useSessionStage } from '../portal-context/session-stage';
import { IDENTITY_STEPS } from './identity-steps';

/** Every page of the identity providers: `/auth/<provider>/<page>`. */
export function IdentityPage() {
  const { pathname } = useLocation();
  // Another page of a provider is another process.
  return <IdentityProcess key={pathname} />;
}

/** The provider, the page and what the provider sent back, all from the address. */
function inputFromAddress(): IdentityInput {
  const { pathname, search, href } = window.location;
  // Only addresses of the providers' pages lead here.
  const [, , provider, page] = pathname.split('/') as [string, string, ProviderName, PageName];
  return {
    provider,
    capabilities: PROVIDER_CAPABILITIES[provider],
    page,
    link: providerLink(provider, href),
    returnTo: new URLSearchParams(search).get('returnTo'),
  };
}

function IdentityProcess() {
  const { provide, inspection, session } = useApplication();
  const [input] = useState(inputFromAddress);
  const [snapshot, send] = useMachine(provide(provideIdentity), { input, ...inspection });
  useAddressWithout(input.link);
  const stage = useSessionStage();
  const [params] = useSearchParams();
  const output = snapshot.matches('signedIn') ? snapshot.output : undefined;
  useEffect(() => {
    const { sessionState } = output ?? {};
    if (sessionState) session.send({ type: 'tokens.changed', sessionState });
  }, [output, session]);
  // The sign-in page shows the session's next state: the portal, or why it failed.
  if (output) {
    const query =
      output.returnTo === null ? '' : `?returnTo=${encodeURIComponent(output.returnTo)}`;
    return <Navigate to={SIGN_IN_PATH + query} replace />;
  }
  if (stage === 'signedIn' && snapshot.matches('entering')) {
    return <Navigate to={safeReturnPath(params.get('returnTo'))} replace />;
  }
  const Step = IDENTITY_STEPS[snapshot.value];
  return <Step snapshot={snapshot} send={send} />;
}

/** Codes and tokens of a link leave the address, and so the history, as soon as they were read. */
function useAddressWithout(link: IdentityInput['link']): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (link !== null) void navigate(pathname, { replace: true });
  }, [link, pathname, navigate]);
}
