import { Auth0Client } from '@auth0/auth0-spa-js';
import type { IdentityProvider } from '#application/ports/identity-provider.port';
import {
  identityRefusal,
  memberOf,
  notOffered,
  type RefusalCode,
  refusedAs,
} from './identity-refusal';
import {
  type ProviderEnvironment,
  type ProviderSettings,
  pageAddress,
} from './provider-environment';

/** What comes back unchanged from the provider's page. */
interface KeptState {
  readonly returnTo: string | null;
}

/** Codes of OAuth and of Auth0 (`error`); every other refusal of a sign-in is the provider's. */
const CODES: Readonly<Record<string, RefusalCode>> = {
  access_denied: 'provider_refused',
  unauthorized: 'provider_refused',
  login_required: 'provider_refused',
  consent_required: 'provider_refused',
  missing_transaction: 'code_expired',
  state_mismatch: 'code_expired',
  invalid_grant: 'code_expired',
  too_many_attempts: 'too_many_requests',
  timeout: 'network',
};

function refusalCode(error: unknown): RefusalCode {
  const code = memberOf(error, 'error') || memberOf(error, 'code');
  if (code !== '') return CODES[code] ?? 'unexpected';
  // The SDK passes on the error of `fetch`: its texts differ by browser.
  return /fetch|network|load failed/i.test(memberOf(error, 'message')) ? 'network' : 'unexpected';
}

function attempt<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  return refusedAs(refusalCode, run);
}

/** Auth0: signs in on its own page (code flow with PKCE, S256). */
export function createAuth0Provider(
  { domain = '', clientId = '' }: ProviderSettings,
  environment: ProviderEnvironment,
): IdentityProvider {
  const client = new Auth0Client({
    domain,
    clientId,
    cacheLocation: 'memory',
    authorizationParams: {
      redirect_uri: pageAddress(environment, 'auth0', 'login'),
      scope: 'openid profile email',
    },
  });

  return {
    accounts: {
      signIn: notOffered,
      signUp: notOffered,
      confirm: notOffered,
      resend: notOffered,
    },
    reset: { request: notOffered, open: notOffered, confirm: notOffered },
    redirect: {
      start: (returnTo) =>
        attempt(() =>
          client.loginWithRedirect<KeptState>({
            appState: { returnTo },
            openUrl: async (address) => {
              environment.leave(address);
              // The browser is leaving: the page stays as it is until then.
              await new Promise(() => undefined);
            },
          }),
        ),
      finish: (address) =>
        attempt(async () => {
          const { appState } = await client.handleRedirectCallback<KeptState>(address);
          const claims = await client.getIdTokenClaims();
          if (claims === undefined) throw identityRefusal('unexpected');
          // Forgets the sign-in here, with its cookie; the provider's own session stays.
          await client.logout({ openUrl: false });
          return {
            token: { token: claims.__raw, ...(claims.nonce ? { nonce: claims.nonce } : {}) },
            returnTo: appState?.returnTo ?? null,
          };
        }),
    },
  };
}
