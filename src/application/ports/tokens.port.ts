import type { StoredTokens } from '#domain/session/tokens';

/**
 * Stores the tokens of the session in this browser, shared by all its tabs under the keys
 * `authToken`, `refreshToken` and `accessToken` (specification, section 9).
 */
export interface TokenStore {
  read(): StoredTokens;

  /**
   * Writes the given tokens and leaves the others unchanged: a refresh returns no refresh token.
   */
  write(tokens: { readonly access: string; readonly refresh?: string }): void;

  /** Removes only these three keys. */
  clear(): void;

  /** Calls the listener when another tab changed the tokens. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
