import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Role } from '#domain/permissions/permissions';
import { PREVIEWS_PATH } from '#domain/public-urls/document-requests';
import type { TestBackend } from '../../api/orders/order-builder';
import { signIn, storageEntriesOf, writeStorage } from '../../support/browser/session-tokens';
import { type Expected, watchConsole } from './console';
import { productBackend } from './database';
import { blockEventStream, trackRequests } from './network-idle';
import { createJourneyStore, type JourneyStore, PASSWORD } from './store';
import { describePages } from './stuck-page';

export { expect };

interface JourneyFixtures {
  readonly store: JourneyStore;
  /** Opens a path as a signed-in user of the journey's store. */
  openAs(role: Role, path: string, options?: { language?: string; page?: Page }): Promise<Page>;
  /** Console messages that this journey allows: an expected 401, a dropped connection. */
  allowedInConsole: Expected;
  /**
   * Whether the page receives change events: changes made elsewhere would move the page during a
   * journey.
   */
  hints: boolean;
  /**
   * Whether the portal may register its service worker: its answers could not be replaced by those
   * of a journey.
   */
  serviceWorker: boolean;
  /**
   * Whether a list is shown before the portal's app has come: a journey would act on a page that
   * is about to be replaced.
   */
  previews: boolean;
  quietConsole: undefined;
}

/** Every journey has a store of its own and fails on unexpected console messages. */
export const test = base.extend<JourneyFixtures, { backend: TestBackend }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument.
    async ({}, use) => {
      const backend = productBackend();
      await use(backend);
      await backend.database.close();
    },
    { scope: 'worker' },
  ],
  store: async ({ backend }, use) => use(await createJourneyStore(backend)),
  openAs: async ({ store, page: own, baseURL }, use) => {
    await use(async (role, path, { language = 'fr', page = own } = {}) => {
      const tokens = await signIn(baseURL ?? '', store.userNames[role], PASSWORD);
      await page.goto('/boot.js');
      await writeStorage(page, { ...storageEntriesOf(tokens), i18nextLng: language });
      await page.goto(path);
      return page;
    });
  },
  allowedInConsole: [{}, { option: true }],
  hints: [false, { option: true }],
  serviceWorker: [false, { option: true }],
  previews: [false, { option: true }],
  quietConsole: [
    async ({ context, allowedInConsole, hints, serviceWorker, previews }, use, testInfo) => {
      trackRequests(context);
      if (!serviceWorker) await withoutServiceWorkers(context);
      if (!previews) await withoutPreviews(context);
      if (!hints) await blockEventStream(context);
      const unexpectedOf = watchConsole(context);
      await use(undefined);
      if (testInfo.status === 'timedOut') console.log(await describePages(context));
      expect(unexpectedOf(allowedInConsole), 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});

/** As in a browser on plain HTTP. */
function withoutServiceWorkers(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

/** The build has written no preview. */
function withoutPreviews(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((previews) => {
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      return pathname.startsWith(previews) ? Response.json(null) : send(input, init);
    };
  }, PREVIEWS_PATH);
}
