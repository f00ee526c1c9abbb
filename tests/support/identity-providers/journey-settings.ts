import { IDENTITY_PROVIDERS, type ProviderName } from '#domain/identity/identity-providers';

/** The ports of the stand-ins in the journeys, and of the desk at which tests reach them. */
export type StandInPorts = Readonly<Record<ProviderName | 'desk', number>>;

/** Reads the ports from a list, in the order in which `portsToList` writes them. */
export function portsFromList(list: string): StandInPorts {
  const [desk = 0, ...ports] = list.split(',').map(Number);
  const named = IDENTITY_PROVIDERS.map((provider, index) => [provider, ports[index] ?? 0]);
  // Every provider has its port above.
  return { ...(Object.fromEntries(named) as Record<ProviderName, number>), desk };
}

/** The settings with which the server knows the stand-ins. */
export function standInSettings(ports: StandInPorts): Record<string, string> {
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
