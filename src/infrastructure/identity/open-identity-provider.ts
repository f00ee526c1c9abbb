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

/**
 * The providers of a browser, each by its own SDK. A provider is created once: a second client of
 * one SDK would use the same storage. Its settings do not change while the portal is open.
 */
export function createIdentityProviderSource(
  environment: ProviderEnvironment,
): IdentityProviderSource {
  const created = new Map<ProviderName, IdentityProvider>();
  return async (name, settings) => {
    const adapter = await ADAPTERS[name]().catch(() => {
      throw identityRefusal('network');
    });
    const provider = created.get(name) ?? adapter(settings, environment);
    created.set(name, provider);
    return provider;
  };
}
