import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type { Role } from '#domain/permissions/permissions';
import { TOKEN_KEYS } from '#domain/session/tokens';
import type { Market } from '../../api/orders/order-builder';
import { productMarket } from './database';
import { type JourneyStore, openStore, PASSWORD } from './store';

export { expect };

interface JourneyFixtures {
  readonly store: JourneyStore;
  /** Opens a path as somebody of the journey's store who has signed in before. */
  openAs(role: Role, path: string, options?: { language?: string; page?: Page }): Promise<Page>;
  /** What the browser's console may say in this journey: an expected 401, a dropped connection. */
  allowedInConsole: RegExp[];
  quietConsole: undefined;
}

/** Tokens as a sign-in writes them, from the real server. */
const signedIn = async (baseURL: string, username: string): Promise<Record<string, string>> => {
  const answer = await fetch(`${baseURL}/api/auth/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  const { access, refresh } = await answer.json();
  return {
    [TOKEN_KEYS.auth]: access,
    [TOKEN_KEYS.access]: access,
    [TOKEN_KEYS.refresh]: refresh,
  };
};

/** Every journey has a store of its own, and a console that must stay empty. */
export const test = base.extend<JourneyFixtures, { market: Market }>({
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument.
    async ({}, use) => {
      const market = productMarket();
      await use(market);
      await market.database.close();
    },
    { scope: 'worker' },
  ],
  store: async ({ market }, use) => use(await openStore(market)),
  openAs: async ({ store, page: own, baseURL }, use) => {
    await use(async (role, path, { language = 'fr', page = own } = {}) => {
      const kept = await signedIn(baseURL ?? '', store.userNames[role]);
      await page.goto('/boot.js');
      await page.evaluate(
        (entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        },
        { ...kept, i18nextLng: language },
      );
      await page.goto(path);
      return page;
    });
  },
  allowedInConsole: [[], { option: true }],
  quietConsole: [
    async ({ context, allowedInConsole }, use) => {
      const said: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      };
      context.on('console', listen);
      context.on('weberror', (error) => said.push(String(error.error())));
      await use(undefined);
      const unexpected = said.filter((line) => !allowedInConsole.some((known) => known.test(line)));
      expect(unexpected, 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});
