import { IDENTITY_PROVIDERS, type ProviderName } from '#domain/identity/identity-providers';

/** The ports of the test doubles in the journeys, and of the server with which tests control them. */
export type ProviderPorts = Readonly<Record<ProviderName | 'control', number>>;

/** Reads the ports from a list, the control server first. */
export function portsFromList(list: string): ProviderPorts {
  const [control = 0, ...ports] = list.split(',').map(Number);
  const named = IDENTITY_PROVIDERS.map((provider, index) => [provider, ports[index] ?? 0]);
  // Every provider has its port above.
  return { ...(Object.fromEntries(named) as Record<ProviderName, number>), control };
}

/** The settings with which the server knows the test doubles. */
export function doubleSettings(ports: ProviderPorts): Record<string, string> {
  const at = (name: ProviderName) => `http://127.0.0.1:${ports[name]}`;
  return {
    IDENTITY_AMPLIFY_USER_POOL_ID: 'local_sellers',
    IDENTITY_AMPLIFY_CLIENT_ID: 'portail-vendeur',
    IDENTITY_AMPLIFY_ENDPOINT: at('amplify'),
    IDENTITY_FIREBASE_PROJECT_ID: 'portail-vendeur',
    IDENTITY_FIREBASE_API_KEY: 'a-public-key',
    IDENTITY_FIREBASE_EMULATOR_URL: at('firebase'),
    IDENTITY_FIREBASE_JWKS_URL: `${at('firebase')}/jwks`,
    IDENTITY_AUTH0_DOMAIN: at('auth0'),
    IDENTITY_AUTH0_CLIENT_ID: 'portail-vendeur',
    IDENTITY_SUPABASE_URL: at('supabase'),
    IDENTITY_SUPABASE_ANON_KEY: 'a-public-key',
  };
}
