import './content-security';
import './ui/theme/theme.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApplicationOptions } from '#application/create-application';
import { createVisit } from '#application/create-visit';
import { askFirst } from '#application/first-queries';
import { createCheckoutStore } from '#infrastructure/checkout/checkout-store';
import { createTestCardVault } from '#infrastructure/checkout/test-card-vault';
import { browserClock } from '#infrastructure/clock/browser-clock';
import { createBrowserDevice } from '#infrastructure/device-redirect/browser-device';
import { bringsAnswers, takingFromDocument } from '#infrastructure/http/answers-in-document';
import { createHttpTransport } from '#infrastructure/http/http-transport';
import { newIdempotencyKey } from '#infrastructure/http/idempotency-key';
import { noTokens } from '#infrastructure/session/no-tokens';
import { openPage } from './open-page';
import { visitPageAt } from './ui/visit/visit-pages';
import { VisitPortal } from './ui/visit/visit-portal';
import { textsOfVisitAt } from './ui/visit/visit-texts';
import { appListings } from './ui/visitors/app-listings';

/** A visitor's browser does without the code that only a page's driver wants. */
async function inspectionWhereDriven(): Promise<ApplicationOptions> {
  if (!('reportMachineStep' in window)) return {};
  return (await import('#application/inspection')).inspectionFor(window);
}

async function start(): Promise<void> {
  const { pathname } = window.location;
  const pageComes = visitPageAt(pathname)?.page.preload();
  const isAnswered = bringsAnswers(document);
  const { storage, fetch, appearance, i18n, languages, place } = openPage(
    textsOfVisitAt(pathname),
    takingFromDocument(document, (input, init) => window.fetch(input, init)),
  );
  const checkout = createCheckoutStore(storage, window);
  const transport = createHttpTransport({
    host: process.env.PUBLIC_API_URL ?? '',
    tokens: noTokens,
    clock: browserClock,
    fetch,
    // Visitors send no files.
    tellingFetch: () => Promise.resolve(fetch),
    cookies: () => document.cookie,
    newKey: newIdempotencyKey,
    network: { isOnline: () => navigator.onLine, events: window },
  });
  const visit = createVisit(
    {
      transport,
      clock: browserClock,
      appearance,
      languages,
      checkout,
      cards: createTestCardVault(transport),
      device: createBrowserDevice(window),
      app: { scheme: process.env.PUBLIC_APP_SCHEME ?? '', listings: appListings },
    },
    await inspectionWhereDriven(),
  );
  // Nobody opens the menu or changes the mode before the page stands.
  const behaving = import('#infrastructure/visitors/frame-behaviour').catch(() => null);
  // What the document shows meanwhile stays until the page can be drawn whole.
  const search = new URLSearchParams(window.location.search);
  if (isAnswered) await askFirst(visit.store, pathname, search).catch(() => undefined);
  const root = await place();
  await pageComes;
  // What the document showed until now can't go on without texts.
  if (!root) document.getElementById('root')?.replaceChildren();
  // In small pieces, between which a slow telephone heeds the finger.
  if (root) {
    startTransition(() => createRoot(root).render(<VisitPortal visit={visit} i18n={i18n} />));
  }
  (await behaving)?.frameBehaviour(document, appearance);
}

void start();
