import type { StoredTokens } from '#domain/session/tokens';

/**
 * Where this browser keeps the tokens of the session, shared by all its tabs under the keys
 * `authToken`, `refreshToken` and `accessToken` (specification, section 9).
 */
export interface TokenStore {
  read(): StoredTokens;

  /** Writes what is given and leaves the rest: a refresh brings no refresh token. */
  write(tokens: { readonly access: string; readonly refresh?: string }): void;

  /** Removes all three keys and nothing else. */
  clear(): void;

  /** Tells when another tab changed the tokens; changes of this tab are not told. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}
