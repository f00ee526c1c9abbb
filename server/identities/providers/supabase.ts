import { millisecondsInMinute } from 'date-fns/constants';
import type { JWTPayload } from 'jose';
import type { SupabaseConfig } from '../../identity-provider-config';
import { ProviderUnavailable, TokenRefused } from '../provider-errors';
import { createProviderKeys } from '../provider-keys';
import { createProviderRequests, type ProviderPatience } from '../provider-requests';
import { assertClaim, type ProviderRules } from './provider-rules';

/** How long the settings of the auth server are used before they are read again. */
const SETTINGS_LIFETIME_MS = 10 * millisecondsInMinute;

/** The fields of the auth server's answers that are read here. */
interface AuthAnswer {
  readonly id?: unknown;
  readonly email?: unknown;
  readonly email_confirmed_at?: unknown;
  readonly mailer_autoconfirm?: unknown;
}

/** Reads records of the auth server: its settings, and the user of a token. */
function createAuthReader({ issuer, anonKey }: SupabaseConfig, patience: ProviderPatience) {
  const requests = createProviderRequests(patience);
  return async (path: string, token?: string): Promise<AuthAnswer> => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    try {
      const response = await requests.send(`${issuer}${path}`, {
        headers: { apikey: anonKey, ...authorization },
        signal: AbortSignal.timeout(patience.timeoutMs),
      });
      // The session of the token has ended, or its user was deleted or banned.
      if (token !== undefined && [401, 403, 404].includes(response.status)) {
        throw new TokenRefused(`the auth server answers ${response.status}`);
      }
      const answer: unknown = response.status === 200 ? await response.json() : null;
      if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return answer;
      throw new Error(`${path} answers ${response.status}.`);
    } catch (error) {
      if (error instanceof TokenRefused) throw error;
      requests.pause();
      throw new ProviderUnavailable('The auth server cannot be asked.', { cause: error });
    }
  };
}

type AuthReader = ReturnType<typeof createAuthReader>;

/**
 * Whether the project mails a link to each new address. Otherwise it takes every address as
 * confirmed, and none is proven.
 */
function createConfirmationCheck(read: AuthReader) {
  let known: { readonly isConfirming: boolean; readonly until: number } | undefined;
  return async (): Promise<boolean> => {
    if (!known || known.until < performance.now()) {
      const { mailer_autoconfirm: isAutomatic } = await read('/settings');
      const until = performance.now() + SETTINGS_LIFETIME_MS;
      known = { isConfirming: isAutomatic === false, until };
    }
    return known.isConfirming;
  };
}

/**
 * The address, from the auth server itself: the access token says nothing about it except in
 * `user_metadata`, which its user may change.
 */
function createEmailReader(read: AuthReader) {
  const isConfirming = createConfirmationCheck(read);
  return async ({ sub }: JWTPayload, token: string): Promise<string | null> => {
    if (!(await isConfirming())) return null;
    const { id, email, email_confirmed_at: confirmedAt } = await read('/user', token);
    if (id !== sub) throw new TokenRefused('the auth server knows another user');
    return typeof email === 'string' && typeof confirmedAt === 'string' ? email : null;
  };
}

/**
 * Access tokens of a Supabase project, signed with its own keys, or with its shared secret if that
 * is configured (https://supabase.com/docs/guides/auth/jwts).
 */
export function supabaseRules(config: SupabaseConfig, patience: ProviderPatience): ProviderRules {
  const keys = createProviderKeys(config.jwksUrl, patience);
  const secret = config.jwtSecret ? new TextEncoder().encode(config.jwtSecret) : undefined;
  return {
    issuer: config.issuer,
    audience: 'authenticated',
    algorithms: ['ES256', 'RS256', ...(secret ? ['HS256'] : [])],
    // A public key never verifies HS256, and the secret verifies nothing else.
    key: async (header, token) => (secret && header.alg === 'HS256' ? secret : keys(header, token)),
    isNonceRequired: false,
    assertClaims: (payload) => {
      assertClaim(payload, 'role', 'authenticated');
      if (payload['is_anonymous'] === true) throw new TokenRefused('the user is anonymous');
    },
    verifiedEmailOf: createEmailReader(createAuthReader(config, patience)),
  };
}
