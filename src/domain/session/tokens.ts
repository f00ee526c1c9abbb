/**
 * Validity of the session's JSON web tokens, as far as the browser can check it: only the server
 * verifies the signature. Specification, sections 4, 5 and 9.
 */

/** The keys under which a browser keeps the tokens (specification, section 9). */
export const TOKEN_KEYS = {
  /** The access token in use. */
  auth: 'authToken',
  refresh: 'refreshToken',
  /** Written together with `authToken`, read when that is absent. */
  access: 'accessToken',
} as const;

/** The stored tokens; null for each missing one. */
export interface StoredTokens {
  readonly access: string | null;
  readonly refresh: string | null;
}

/**
 * The state of a session at one moment. `accessExpiresAt` is in ms since 1970, null without a
 * readable access token. `renewable`: the refresh token is valid and outlives the access token, so
 * the session can get a new one when this one ends. `subject` is the id of the session's user.
 */
export interface SessionState {
  readonly accessValid: boolean;
  readonly accessExpiresAt: number | null;
  readonly renewable: boolean;
  readonly subject: string | null;
}

/** No tokens at all. */
export const NO_SESSION: SessionState = {
  accessValid: false,
  accessExpiresAt: null,
  renewable: false,
  subject: null,
};

/**
 * How long before the end of a session that cannot be renewed the warning appears, in milliseconds
 * (WCAG 2.2, 2.2.1: 20 s at least).
 */
export const WARNING_BEFORE_END_MS = 60_000;

/** The token's claims, or null when it cannot be read. */
function claimsOf(token: string): Record<string, unknown> | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    // The payload of a JSON web token must be an object; its members are read as unknown.
    return typeof claims === 'object' && claims !== null
      ? (claims as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** A claim in seconds since 1970, as ms; null when it is no finite number. */
function momentOf(token: string | null, claim: 'exp' | 'iat'): number | null {
  const moment = claimsOf(token ?? '')?.[claim];
  return typeof moment === 'number' && Number.isFinite(moment) ? moment * 1000 : null;
}

/** When the token ends, in ms since 1970; null without a finite `exp` (in seconds). */
export function tokenExpiry(token: string | null): number | null {
  return momentOf(token, 'exp');
}

/** When the server issued the token, in ms since 1970; null without a finite `iat` (in seconds). */
export function tokenIssuedAt(token: string): number | null {
  return momentOf(token, 'iat');
}

/**
 * Whether a token is valid at `now` (ms since 1970): only if its expiry is later. An empty token,
 * or one without a readable expiry, is not (specification, section 5).
 */
export function isTokenValid(token: string | null, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry > now;
}

function subjectOf(token: string | null): string | null {
  const subject = token === null ? null : claimsOf(token)?.sub;
  return typeof subject === 'string' ? subject : null;
}

/** The state of the session with these tokens at `now` (ms since 1970). */
export function sessionState(tokens: StoredTokens, now: number): SessionState {
  const accessExpiresAt = tokenExpiry(tokens.access);
  return {
    accessValid: isTokenValid(tokens.access, now),
    accessExpiresAt,
    renewable: isTokenValid(tokens.refresh, Math.max(now, accessExpiresAt ?? now)),
    subject: subjectOf(tokens.access) ?? subjectOf(tokens.refresh),
  };
}
