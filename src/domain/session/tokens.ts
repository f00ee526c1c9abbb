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

/** A claim of the token; undefined without it, or when the token cannot be read. */
function claimOf(token: string | null, name: string): unknown {
  const payload = token?.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    // The payload of a JSON web token must be an object; its members are read as unknown.
    const claims: Readonly<Record<string, unknown>> | null = JSON.parse(
      new TextDecoder().decode(bytes),
    );
    return claims?.[name];
  } catch {
    return undefined;
  }
}

/** A claim in seconds since 1970, as ms; null when it is no finite number. */
function momentOf(token: string | null, claim: 'exp' | 'iat'): number | null {
  const moment = claimOf(token, claim);
  // Only a number is finite.
  return Number.isFinite(moment) ? (moment as number) * 1000 : null;
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
  return (tokenExpiry(token) ?? 0) > now;
}

function subjectOf(token: string | null): string | null {
  const subject = claimOf(token, 'sub');
  return typeof subject === 'string' ? subject : null;
}

/** The role of the token's user when the server issued it; null without one. The server decides. */
export function tokenRole(token: string | null): string | null {
  const role = claimOf(token, 'role');
  return typeof role === 'string' ? role : null;
}

/** Whether the refresh token is valid at `now` (ms since 1970), and outlives the access token. */
export function isRenewable({ access, refresh }: StoredTokens, now: number): boolean {
  return isTokenValid(refresh, Math.max(now, tokenExpiry(access) ?? now));
}

/** Whether the tokens are those of a session at `now` (ms since 1970). */
export function hasSession(tokens: StoredTokens, now: number): boolean {
  return isTokenValid(tokens.access, now) || isRenewable(tokens, now);
}

/** The state of the session with these tokens at `now` (ms since 1970). */
export function sessionState(tokens: StoredTokens, now: number): SessionState {
  return {
    accessValid: isTokenValid(tokens.access, now),
    accessExpiresAt: tokenExpiry(tokens.access),
    renewable: isRenewable(tokens, now),
    subject: subjectOf(tokens.access) ?? subjectOf(tokens.refresh),
  };
}
