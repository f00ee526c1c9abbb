import { test as base, expect, type Page } from '@playwright/test';
import type { Role } from '#domain/permissions/permissions';
import type { Market } from '../../api/orders/order-builder';
import { entriesOf, signIn, storeIn } from '../../support/browser-worlds/tokens';
import { noteCalls, withoutHints } from './calls';
import { type Expected, watchConsole } from './console';
import { productMarket } from './database';
import { type JourneyStore, openStore, PASSWORD } from './store';

export { expect };

interface JourneyFixtures {
  readonly store: JourneyStore;
  /** Opens a path as somebody of the journey's store who has signed in before. */
  openAs(role: Role, path: string, options?: { language?: string; page?: Page }): Promise<Page>;
  /** What the browser's console may tell of in this journey: an expected 401, a dropped connection. */
  allowedInConsole: Expected;
  /** Whether the page is told of changes: what a journey does elsewhere would move it while it is used. */
  hints: boolean;
  quietConsole: undefined;
}

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
      const tokens = await signIn(baseURL ?? '', store.userNames[role], PASSWORD);
      await page.goto('/boot.js');
      await storeIn(page, { ...entriesOf(tokens), i18nextLng: language });
      await page.goto(path);
      return page;
    });
  },
  allowedInConsole: [{}, { option: true }],
  hints: [false, { option: true }],
  quietConsole: [
    async ({ context, allowedInConsole, hints }, use) => {
      noteCalls(context);
      if (!hints) await withoutHints(context);
      const unexpectedOf = watchConsole(context);
      await use(undefined);
      expect(unexpectedOf(allowedInConsole), 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});
