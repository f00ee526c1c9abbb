import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { TokenRefused } from '../provider-errors';

/** How far the clocks of provider and server may differ, in seconds. */
export const CLOCK_TOLERANCE = 30;

/** What the token of one provider must fulfil, and where its verified e-mail address is. */
export interface ProviderRules {
  readonly issuer: string;
  readonly audience: string;
  /** Allowed signature algorithms; the header of a token chooses among these only. */
  readonly algorithms: readonly string[];
  readonly key: JWTVerifyGetKey;
  /** Whether every token must have the nonce of its sign-in. */
  readonly isNonceRequired: boolean;
  /**
   * Checks what is special to this provider.
   * @throws TokenRefused with the reason
   */
  assertClaims(payload: JWTPayload, now: Date): void;
  /**
   * The address that the provider has verified; null without one.
   * @throws TokenRefused when the provider does not know the token
   * @throws ProviderUnavailable when it must be asked and does not answer
   */
  verifiedEmailOf(payload: JWTPayload, token: string): Promise<string | null>;
}

/** The address in a token with the standard claims (OpenID Connect Core 1.0, section 5.1). */
export async function standardVerifiedEmail({
  email,
  email_verified: isVerified,
}: JWTPayload): Promise<string | null> {
  // Cognito sends the text "true" for some kinds of accounts.
  if (isVerified !== true && isVerified !== 'true') return null;
  return typeof email === 'string' ? email : null;
}

/** @throws TokenRefused unless the claim has this value */
export function assertClaim(payload: JWTPayload, name: string, expected: unknown): void {
  if (payload[name] !== expected) throw new TokenRefused(`unexpected "${name}"`);
}
