import './start/content-security';
import { caughtErrors, rootOptions } from '#infrastructure/portal-errors/caught-errors';
import './ui/theme/theme.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createPublicApplication } from '#application/create-public-application';
import { preloadQueries } from '#application/preload-queries';
import { createCheckoutStore } from '#infrastructure/checkout/checkout-store';
import { createTestCardVault } from '#infrastructure/checkout/test-card-vault';
import { browserClock } from '#infrastructure/clock/browser-clock';
import { createBrowserDevice } from '#infrastructure/device-redirect/browser-device';
import { createHttpTransport } from '#infrastructure/http/http-transport';
import { newIdempotencyKey } from '#infrastructure/http/idempotency-key';
import { hasInlinedResponses, inlinedFirst } from '#infrastructure/http/inlined-responses';
import { browserChatEvents } from '#infrastructure/live/chat-events';
import { anonymousTokenStore } from '#infrastructure/session/anonymous-token-store';
import { initializePage, inspectionIfAutomated } from './start/initialize-page';
import { PublicApp } from './ui/public-app/public-app';
import { publicAppPageAt } from './ui/public-app/public-app-pages';
import { textsOfPublicAppPath } from './ui/public-app/public-app-texts';
import { appListings } from './ui/public-pages/app-listings';

const apiHost = process.env.PUBLIC_API_URL ?? '';

async function start(): Promise<void> {
  const { pathname } = window.location;
  const pageComes = publicAppPageAt(pathname)?.page.preload();
  const isAnswered = hasInlinedResponses(document);
  const { storage, fetch, appearance, i18n, languages, mountPoint } = initializePage(
    textsOfPublicAppPath(pathname),
    inlinedFirst(document, () => window.fetch),
  );
  const checkout = createCheckoutStore(storage, window);
  const transport = createHttpTransport({
    host: apiHost,
    tokens: anonymousTokenStore,
    clock: browserClock,
    fetch,
    // Visitors upload no files.
    fetchWithProgress: () => Promise.resolve(fetch),
    cookies: () => document.cookie,
    newKey: newIdempotencyKey,
    network: { isOnline: () => navigator.onLine, events: window },
  });
  const visit = createPublicApplication(
    {
      transport,
      clock: browserClock,
      appearance,
      languages,
      checkout,
      cards: createTestCardVault(transport),
      chatEvents: browserChatEvents,
      device: createBrowserDevice(window),
      app: { scheme: process.env.PUBLIC_APP_SCHEME ?? '', listings: appListings },
    },
    await inspectionIfAutomated(),
  );
  // The menu and the mode switch are not used before the page is rendered.
  const behaving = import('#infrastructure/public-pages/frame-behaviour').catch(() => null);
  // The document's initial content stays until the page can be rendered completely.
  const search = new URLSearchParams(window.location.search);
  const language = languages.current();
  if (isAnswered) {
    await preloadQueries(visit.store, pathname, search, language).catch(() => undefined);
  }
  const root = await mountPoint();
  await pageComes;
  // The document's initial content is unusable without texts.
  if (!root) document.getElementById('root')?.replaceChildren();
  // Renders in small steps, so that a slow telephone can respond to touches in between.
  if (root) {
    startTransition(() =>
      createRoot(root, rootOptions).render(<PublicApp visit={visit} i18n={i18n} />),
    );
  }
  (await behaving)?.installFrameBehaviour(document, appearance);
  setTimeout(() => {
    void import('./start/after-first-page').then(
      ({ watchPage }) => watchPage(caughtErrors, visit.inspection, apiHost),
      // Without it, the page works all the same.
      () => undefined,
    );
  }, 2000);
}

void start();
