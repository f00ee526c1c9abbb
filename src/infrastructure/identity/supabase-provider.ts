import { AuthClient, type AuthError, isAuthRetryableFetchError } from '@supabase/auth-js';
import type {
  IdentityProvider,
  MailProof,
  ProviderToken,
} from '#application/ports/identity-provider.port';
import type { LinkProof } from '#domain/identity/provider-link';
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

/** Codes of the auth server, and of links (`error_code`). */
const CODES: Readonly<Record<string, RefusalCode>> = {
  invalid_credentials: 'wrong_credentials',
  email_not_confirmed: 'email_not_confirmed',
  user_already_exists: 'user_exists',
  email_exists: 'user_exists',
  weak_password: 'weak_password',
  same_password: 'weak_password',
  email_address_invalid: 'invalid_email',
  validation_failed: 'invalid_email',
  user_banned: 'account_disabled',
  otp_expired: 'code_expired',
  session_not_found: 'code_expired',
  bad_jwt: 'code_expired',
  access_denied: 'code_expired',
  over_request_rate_limit: 'too_many_requests',
  over_email_send_rate_limit: 'too_many_requests',
  signup_disabled: 'step_not_supported',
  email_provider_disabled: 'step_not_supported',
};

function refusalCode(error: unknown): RefusalCode {
  if (isAuthRetryableFetchError(error)) return 'network';
  // The SDK has no code for a session that was never opened.
  if (memberOf(error, 'name') === 'AuthSessionMissingError') return 'code_expired';
  return CODES[memberOf(error, 'code')] ?? 'unexpected';
}

function attempt<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  return refusedAs(refusalCode, run);
}

/** The SDK returns errors; here they are thrown. */
function dataOf<Data>(
  answer: { data: Data; error: null } | { data: unknown; error: AuthError },
): Data {
  if (answer.error) throw answer.error;
  return answer.data;
}

interface OwnSession {
  readonly access_token: string;
}

function tokenOf({ session }: { readonly session: OwnSession | null }): ProviderToken | null {
  return session && { token: session.access_token };
}

function linkIn(proof: MailProof): LinkProof {
  if (proof.by === 'typed') throw identityRefusal('step_not_supported');
  return proof.proof;
}

/** The clients made in this document. */
let clients = 0;

/** Supabase: accounts with links. */
export function createSupabaseProvider(
  { url = '', anonKey = '' }: ProviderSettings,
  environment: ProviderEnvironment,
): IdentityProvider {
  clients += 1;
  const client = new AuthClient({
    // A page that is opened again has a client of its own; the SDK warns of two with one key.
    storageKey: `seller-portal-identity-${clients}`,
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  });
  const confirmedAt = pageAddress(environment, 'supabase', 'verify');

  /** Opens the session of a link, as the server of the link or this page opens it. */
  const openLink = async (proof: LinkProof, type: 'email' | 'recovery') => {
    if (proof.by === 'error') throw proof;
    if (proof.by === 'code') {
      return tokenOf(dataOf(await client.verifyOtp({ token_hash: proof.code, type })));
    }
    const session = { access_token: proof.access, refresh_token: proof.refresh };
    return tokenOf(dataOf(await client.setSession(session)));
  };

  return {
    accounts: {
      signIn: (credentials) =>
        attempt(async () => {
          const token = tokenOf(dataOf(await client.signInWithPassword(credentials)));
          if (token === null) throw identityRefusal('unexpected');
          return token;
        }),
      signUp: ({ email, password, firstName, lastName }) =>
        attempt(async () =>
          tokenOf(
            dataOf(
              await client.signUp({
                email,
                password,
                options: {
                  data: { first_name: firstName, last_name: lastName },
                  emailRedirectTo: confirmedAt,
                },
              }),
            ),
          ),
        ),
      confirm: (proof) => attempt(() => openLink(linkIn(proof), 'email')),
      resend: ({ email }) =>
        attempt(async () => {
          const options = { emailRedirectTo: confirmedAt };
          dataOf(await client.resend({ type: 'signup', email, options }));
        }),
    },
    reset: {
      request: (email) =>
        attempt(async () => {
          const redirectTo = pageAddress(environment, 'supabase', 'new-password');
          dataOf(await client.resetPasswordForEmail(email, { redirectTo }));
        }),
      open: (proof) =>
        attempt(async () => {
          await openLink(proof, 'recovery');
        }),
      confirm: (_, password) =>
        attempt(async () => {
          // Opening the link has opened a session for this.
          dataOf(await client.updateUser({ password }));
        }),
    },
    redirect: { start: notOffered, finish: notOffered },
  };
}
