import { IDENTITY_PROVIDERS, type ProviderName } from '#domain/identity/identity-providers';
import type {
  AmplifySettings,
  Auth0Settings,
  FirebaseSettings,
  IdentityProviderList,
  SupabaseSettings,
} from '#openapi/types.generated';
import type { IdentityProvidersConfig } from '../identity-provider-config';

type PublicSettings = AmplifySettings | FirebaseSettings | Auth0Settings | SupabaseSettings;

/** The settings that the SDKs in the browser need; secrets stay here. */
function publicSettings({
  amplify,
  firebase,
  auth0,
  supabase,
}: IdentityProvidersConfig): Record<ProviderName, PublicSettings | null> {
  return {
    amplify: amplify
      ? {
          region: amplify.region,
          userPoolId: amplify.userPoolId,
          userPoolClientId: amplify.clientId,
          userPoolEndpoint: amplify.endpoint ?? null,
        }
      : null,
    firebase: firebase
      ? {
          projectId: firebase.projectId,
          apiKey: firebase.apiKey,
          authDomain: firebase.authDomain,
          emulatorUrl: firebase.emulatorUrl ?? null,
        }
      : null,
    auth0: auth0 ? { domain: auth0.domain, clientId: auth0.clientId } : null,
    supabase: supabase ? { url: supabase.url, anonKey: supabase.anonKey } : null,
  };
}

/** All providers in the contract's form, configured or not. */
export function presentProviders(config: IdentityProvidersConfig): IdentityProviderList {
  const settings = publicSettings(config);
  return {
    items: IDENTITY_PROVIDERS.map((provider) => ({
      provider,
      configured: settings[provider] !== null,
      settings: settings[provider],
    })),
  };
}
