import type { Page } from '@playwright/test';
import { TOKEN_KEYS } from '#domain/session/tokens';

/** Tokens as the server gives them to somebody who signs in. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

type Entries = Readonly<Record<string, string | null>>;

/** Signs somebody in, straight through the API. */
export const signIn = async (
  baseURL: string,
  username: string,
  password: string,
): Promise<TokenPair> => {
  const answer = await fetch(`${baseURL}/api/auth/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  // The contract's answer to a sign-in.
  return (await answer.json()) as TokenPair;
};

/** The server ends the session; what is stored in a browser looks as valid as before. */
export const revokeSession = (baseURL: string, access: string): Promise<Response> =>
  fetch(`${baseURL}/api/store/session/end/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}` },
  });

/** A session as the portal keeps it. */
export const storageEntriesOf = ({ access, refresh }: TokenPair): Record<string, string> => ({
  [TOKEN_KEYS.refresh]: refresh,
  [TOKEN_KEYS.access]: access,
  [TOKEN_KEYS.auth]: access,
});

/** Writes into the browser's storage, from a page that has been opened; null takes away. */
export const writeStorage = (page: Page, entries: Entries): Promise<void> =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  }, entries);

/** The same in another tab of the same browser, which the page is told. */
export const writeStorageInOtherTab = async (page: Page, entries: Entries): Promise<void> => {
  const tab = await page.context().newPage();
  await tab.goto('/boot.js');
  await writeStorage(tab, entries);
  await tab.close();
};
