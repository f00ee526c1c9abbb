import type { Page } from '@playwright/test';
import { TOKEN_KEYS } from '#domain/session/tokens';

/** The tokens that the server returns on sign-in. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

type Entries = Readonly<Record<string, string | null>>;

/** Signs a user in directly through the API. */
export async function signIn(
  baseURL: string,
  username: string,
  password: string,
): Promise<TokenPair> {
  const answer = await fetch(`${baseURL}/api/auth/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  // The contract's response to a sign-in.
  return (await answer.json()) as TokenPair;
}

/** Ends the session on the server; the tokens stored in the browser still look valid. */
export function revokeSession(baseURL: string, access: string): Promise<Response> {
  return fetch(`${baseURL}/api/store/session/end/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}` },
  });
}

/** The storage entries of a session in the portal. */
export function storageEntriesOf({ access, refresh }: TokenPair): Record<string, string> {
  return {
    [TOKEN_KEYS.refresh]: refresh,
    [TOKEN_KEYS.access]: access,
    [TOKEN_KEYS.auth]: access,
  };
}

/** The token that the portal has stored under this key of {@link TOKEN_KEYS}; null without one. */
export function storedToken(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Writes into the browser's storage from an open page; null removes an entry. */
export function writeStorage(page: Page, entries: Entries): Promise<void> {
  return page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  }, entries);
}

/** Does the same in another tab of the browser, which notifies the page. */
export async function writeStorageInOtherTab(page: Page, entries: Entries): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/boot.js');
  await writeStorage(tab, entries);
  await tab.close();
}

/** Breaks the signature of stored tokens: their claims still look valid to the portal. */
export function spoilTokens(page: Page, keys: readonly string[]): Promise<void> {
  return page.evaluate((names) => {
    for (const name of names) {
      const token = localStorage.getItem(name) ?? '';
      localStorage.setItem(name, `${token.slice(0, token.lastIndexOf('.'))}.AAAA`);
    }
  }, keys);
}
