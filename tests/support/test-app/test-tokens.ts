import type { TokenStore } from '#application/ports/tokens.port';
import type { StoredTokens } from '#domain/session/tokens';

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A JSON web token with these claims; `exp` in seconds. Its signature is invalid. */
export function jsonWebToken(claims: Record<string, unknown>): string {
  return `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}.c2ln`;
}

/** A token of `subject` that ends at `expiresAt` (ms since 1970). */
export function tokenUntil(expiresAt: number, subject = 'usr_1'): string {
  return jsonWebToken({ sub: subject, exp: expiresAt / 1000 });
}

/** Token storage in memory, which a test can change like another tab. */
export class TestTokens implements TokenStore {
  #stored: StoredTokens;
  readonly #listeners = new Set<() => void>();

  constructor(stored: StoredTokens) {
    this.#stored = stored;
  }

  read(): StoredTokens {
    return this.#stored;
  }

  write({ access, refresh }: { access: string; refresh?: string }): void {
    this.#stored = { access, refresh: refresh ?? this.#stored.refresh };
  }

  clear(): void {
    this.#stored = { access: null, refresh: null };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Replaces the tokens without notifying listeners, like this tab's transport. */
  replace(stored: StoredTokens): void {
    this.#stored = stored;
  }

  /** Replaces the tokens like another tab, and notifies listeners. */
  replaceFromOtherTab(stored: StoredTokens): void {
    this.#stored = stored;
    for (const listener of [...this.#listeners]) listener();
  }
}
