import type {
  IdentityProvider,
  IdentityProviderSource,
} from '#application/ports/identity-provider.port';
import type { ProviderName } from '#domain/identity/identity-providers';
import { identityRefusal } from './identity-refusal';
import type { ProviderEnvironment, ProviderSettings } from './provider-environment';

type Adapter = (settings: ProviderSettings, environment: ProviderEnvironment) => IdentityProvider;

/** Each SDK is a chunk of its own: a page loads only that of its provider. */
const ADAPTERS: Readonly<Record<ProviderName, () => Promise<Adapter>>> = {
  amplify: async () => (await import('./amplify-provider')).createAmplifyProvider,
  firebase: async () => (await import('./firebase-provider')).createFirebaseProvider,
  auth0: async () => (await import('./auth0-provider')).createAuth0Provider,
  supabase: async () => (await import('./supabase-provider')).createSupabaseProvider,
};

/** The providers of a browser, each by its own SDK. */
export function createIdentityProviderSource(
  environment: ProviderEnvironment,
): IdentityProviderSource {
  return async (name, settings) => {
    const adapter = await ADAPTERS[name]().catch(() => {
      throw identityRefusal('network');
    });
    return adapter(settings, environment);
  };
}
