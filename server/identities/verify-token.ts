import { createHash } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import type { FastifyBaseLogger } from 'fastify';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { isEmailAddress } from '#domain/contact/email-address';
import type { ProviderName } from '#domain/identity/identity-providers';
import { problem } from '../http/problem-error';
import type { IdentityProvidersConfig } from '../identity-provider-config';
import { identityRefused } from './exchange-problems';
import { ProviderUnavailable, TokenRefused } from './provider-errors';
import type { ProviderPatience } from './provider-requests';
import { amplifyRules } from './providers/amplify';
import { auth0Rules } from './providers/auth0';
import { firebaseRules } from './providers/firebase';
import { CLOCK_TOLERANCE, type ProviderRules } from './providers/provider-rules';
import { supabaseRules } from './providers/supabase';

/** How old a token may be, in seconds, however long its provider accepts it. */
const MAX_AGE = 60 * 60;

const MAX_SUBJECT_LENGTH = 255;

/** A token as the browser sent it. */
export interface ReceivedToken {
  readonly provider: ProviderName;
  readonly token: string;
  readonly nonce?: string | undefined;
}

/** The content of a token that was verified. */
export interface VerifiedIdentity {
  readonly provider: ProviderName;
  /** The account's id at the provider. */
  readonly subject: string;
  /** The address that the provider has verified; null without one. */
  readonly email: string | null;
  /** Identifies the token, see {@link tokenHashOf}. */
  readonly tokenHash: string;
  /** From then on the token is refused for its age. */
  readonly refusedFrom: Date;
}

/**
 * SHA-256 of the signed part of a token, which nobody can change. The signature itself has several
 * valid spellings, so the whole token does not identify it.
 */
export function tokenHashOf({ provider, token }: ReceivedToken): string {
  const signed = token.slice(0, token.lastIndexOf('.'));
  return createHash('sha256').update(`${provider}:${signed}`).digest('hex');
}

/** The rules of the configured providers. */
function rulesOf(
  { amplify, firebase, auth0, supabase }: IdentityProvidersConfig,
  patience: ProviderPatience,
): Readonly<Record<ProviderName, ProviderRules | undefined>> {
  return {
    amplify: amplify && amplifyRules(amplify, patience),
    firebase: firebase && firebaseRules(firebase, patience),
    auth0: auth0 && auth0Rules(auth0, patience),
    supabase: supabase && supabaseRules(supabase, patience),
  };
}

/** @throws TokenRefused unless the token belongs to the sign-in with this nonce */
function assertNonce(payload: JWTPayload, rules: ProviderRules, nonce: string | undefined): void {
  if (payload['nonce'] !== nonce) throw new TokenRefused('unexpected "nonce"');
  if (rules.isNonceRequired && nonce === undefined) throw new TokenRefused('missing "nonce"');
}

async function readToken(
  rules: ProviderRules,
  received: ReceivedToken,
  now: Date,
): Promise<VerifiedIdentity> {
  const { payload } = await jwtVerify(received.token, rules.key, {
    algorithms: [...rules.algorithms],
    issuer: rules.issuer,
    audience: rules.audience,
    requiredClaims: ['sub', 'iat', 'exp'],
    clockTolerance: CLOCK_TOLERANCE,
    maxTokenAge: MAX_AGE,
    currentDate: now,
  });
  const { sub, aud, iat = 0 } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_SUBJECT_LENGTH) {
    throw new TokenRefused('unexpected "sub"');
  }
  // A token for several audiences may have been issued to any of them.
  if (Array.isArray(aud) && aud.length > 1) throw new TokenRefused('several audiences');
  assertNonce(payload, rules, received.nonce);
  rules.assertClaims(payload, now);
  const email = await rules.verifiedEmailOf(payload, received.token);
  return {
    provider: received.provider,
    subject: sub,
    email: email !== null && isEmailAddress(email.trim()) ? email.trim() : null,
    tokenHash: tokenHashOf(received),
    refusedFrom: addSeconds(new Date(iat * 1000), MAX_AGE + CLOCK_TOLERANCE),
  };
}

/** The reason for the log, without any part of the token. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed) return `unexpected "${error.claim}"`;
  if (error instanceof errors.JOSEError) return error.code;
  return error instanceof TokenRefused ? error.message : 'unreadable';
}

/** Verifies the tokens of all configured providers. */
export interface TokenVerifier {
  /** @throws ProblemError 404 `provider_not_configured` */
  assertConfigured(provider: ProviderName): void;
  /**
   * Verifies signature, issuer, audience, nonce, times and the claims of the provider.
   * @throws ProblemError 401 `identity_refused` for every reason to refuse the token, 503
   *   `provider_unavailable`, 404 `provider_not_configured`
   */
  verify(received: ReceivedToken, now: Date, log: FastifyBaseLogger): Promise<VerifiedIdentity>;
}

/** Creates the verifier with the stored keys of this process. */
export function createTokenVerifier(
  config: IdentityProvidersConfig,
  patience: ProviderPatience,
): TokenVerifier {
  const byProvider = rulesOf(config, patience);
  const rulesFor = (provider: ProviderName): ProviderRules => {
    const rules = byProvider[provider];
    if (!rules) throw problem(404, 'provider_not_configured');
    return rules;
  };
  return {
    assertConfigured: (provider) => void rulesFor(provider),
    verify: async (received, now, log) => {
      const { provider } = received;
      const rules = rulesFor(provider);
      try {
        return await readToken(rules, received, now);
      } catch (error) {
        if (error instanceof ProviderUnavailable) {
          log.warn({ provider, err: error }, 'provider unavailable');
          const retryAfter = Math.max(1, Math.ceil(patience.pauseMs / 1000));
          throw problem(503, 'provider_unavailable', { retryAfter });
        }
        log.info({ provider, reason: reasonOf(error) }, 'token of a provider refused');
        throw identityRefused();
      }
    },
  };
}
