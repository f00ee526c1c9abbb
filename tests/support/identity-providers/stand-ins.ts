import type { ProviderName } from '#domain/identity/identity-providers';
import { startAmplifyStandIn } from './amplify-stand-in';
import { startAuth0StandIn } from './auth0-stand-in';
import { startFirebaseStandIn } from './firebase-stand-in';
import type { ProviderStandIn } from './stand-in';
import { startSupabaseStandIn } from './supabase-stand-in';

/** Starts the stand-in of a provider for pages of `origin`; port 0 is any free one. */
export const STAND_INS: Readonly<
  Record<ProviderName, (origin: string, port?: number) => Promise<ProviderStandIn>>
> = {
  amplify: startAmplifyStandIn,
  firebase: startFirebaseStandIn,
  auth0: startAuth0StandIn,
  supabase: startSupabaseStandIn,
};
