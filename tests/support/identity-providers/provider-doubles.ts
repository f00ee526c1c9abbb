import type { ProviderName } from '#domain/identity/identity-providers';
import { startAmplifyDouble } from './amplify-double';
import { startAuth0Double } from './auth0-double';
import { startFirebaseDouble } from './firebase-double';
import type { ProviderDouble } from './provider-double';
import { startSupabaseDouble } from './supabase-double';

/** Starts the test double of a provider for pages of `origin`; port 0 is any free one. */
export const PROVIDER_DOUBLES: Readonly<
  Record<ProviderName, (origin: string, port?: number) => Promise<ProviderDouble>>
> = {
  amplify: startAmplifyDouble,
  firebase: startFirebaseDouble,
  auth0: startAuth0Double,
  supabase: startSupabaseDouble,
};
