import './start/content-security';
import { caughtErrors, rootOptions } from '#infrastructure/portal-errors/caught-errors';
import './ui/theme/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApplication } from '#application/create-application';
import type { Icons } from '#application/ports/icons.port';
import type { IdentityProviderSource } from '#application/ports/identity-provider.port';
import { browserClock } from '#infrastructure/clock/browser-clock';
import { createServerClock } from '#infrastructure/clock/server-clock';
import { createLazyDraftStore } from '#infrastructure/drafts/lazy-draft-store';
import { createHttpTransport } from '#infrastructure/http/http-transport';
import { newIdempotencyKey } from '#infrastructure/http/idempotency-key';
import { inlinedFirst } from '#infrastructure/http/inlined-responses';
import { createPreferenceStore } from '#infrastructure/preferences/preference-store';
import { createKnownUser } from '#infrastructure/session/known-user';
import { createRememberedUserName } from '#infrastructure/session/stored-user-name';
import { createTokenStore } from '#infrastructure/session/token-store';
import { createBrowserStorage } from '#infrastructure/storage/browser-storage';
import { initializePage, inspectionIfAutomated } from './start/initialize-page';
import { FIRST_NAMESPACES } from './ui/app/first-namespaces';
import { createPortalRouter, Portal, type PortalProps } from './ui/app/portal';
import { preloadRoutes } from './ui/app/routes';
import { addTextGroups, textGroupOf } from './ui/routing/text-groups';
import { splitComponentStyles } from './ui/theme/component-styles';

const apiHost = process.env.PUBLIC_API_URL ?? '';

function afterStart() {
  return import(/* webpackChunkName: 'after-start' */ './start/after-start-ports');
}

async function start(): Promise<void> {
  splitComponentStyles();
  // The files of groups exist in a build only.
  if (process.env.NODE_ENV === 'production') addTextGroups([FIRST_NAMESPACES]);
  // The script of a document behind the sign-in has sent the first requests: src/document-scripts.
  const currentFetch = inlinedFirst(document, () => window.fetchFirst ?? window.fetch);
  const {
    storage,
    fetch: fetchNow,
    appearance,
    i18n,
    languages,
    mountPoint,
  } = initializePage(FIRST_NAMESPACES, currentFetch, textGroupOf);
  preloadRoutes(location.pathname);
  const clock = createServerClock({
    computer: browserClock,
    elapsed: () => performance.now(),
    storage,
    session: createBrowserStorage(() => window.sessionStorage),
    events: window,
  });
  const tokens = createTokenStore(storage, window);
  const preferences = createPreferenceStore(storage, window);
  const transport = createHttpTransport({
    host: apiHost,
    tokens,
    clock,
    meter: clock,
    get fetch() {
      return currentFetch();
    },
    fetchWithProgress: async (onSent) =>
      (await import('#infrastructure/http/fetch-with-progress')).fetchWithProgress(onSent),
    cookies: () => document.cookie,
    newKey: newIdempotencyKey,
    network: { isOnline: () => navigator.onLine, events: window },
  });
  const later = () => import('./start/rarely-used-ports');
  const drafts = createLazyDraftStore(
    async () =>
      (await afterStart()).createBrowserDrafts({
        clock,
        tokens,
        transport,
        storage,
        // Pages on plain HTTP have none, whatever its type says.
        subtle: crypto.subtle,
      }),
    (act) => void setTimeout(act, FIRST_PAGE_MS),
  );
  const icons: Icons = {
    svg: async (name) =>
      (await later())
        .iconLibrary({ host: apiHost, fetch: fetchNow, storage, now: clock.now })
        .svg(name),
  };
  const live = async () =>
    (await afterStart()).createBrowserLiveStream({ host: apiHost, tokens, clock, fetch: fetchNow });
  const orderQueue = async () => (await afterStart()).createBrowserOrderQueue();
  const identityProviders: IdentityProviderSource = async (name, settings) =>
    (await later()).identityProviders(name, settings);
  let inspection = await inspectionIfAutomated();
  // The production build contains none of the developer tool: the bundler removes this branch.
  if (process.env.NODE_ENV === 'development') {
    inspection = (await import('./dev/start-recording')).startRecording(window, inspection);
  }
  const application = createApplication(
    {
      transport,
      tokens,
      clock,
      appearance,
      languages,
      preferences,
      knownUser: createKnownUser(storage),
      userName: createRememberedUserName(storage),
      drafts,
      icons,
      live,
      orderQueue,
      identityProviders,
    },
    { ...inspection, hasAuthDemo: document.querySelector('[name=auth-demo]') !== null },
  );
  const root = await mountPoint();
  if (process.env.NODE_ENV === 'development' && root && location.pathname === '/dev/machines') {
    const { developerTools } = await import('./dev/developer-tools');
    createRoot(root).render(developerTools(application, i18n));
    return;
  }
  if (root) await show(root, { application, i18n, router: createPortalRouter() });
  setTimeout(() => {
    void import(/* webpackChunkName: 'after-start' */ './start/after-first-page').then(
      ({ afterFirstPage }) => afterFirstPage(caughtErrors, application, apiHost, tokens),
      // Without it, the portal works all the same.
      () => undefined,
    );
  }, FIRST_PAGE_MS);
}

/** How long the first page has the connection for itself (ms). */
const FIRST_PAGE_MS = 2_000;

/**
 * Renders the portal. It takes over a page that was written at build time with all its elements, so
 * that nothing moves and what was typed stays; but not a page that a user with a session leaves, and
 * not the page of a mailed link without its link.
 */
async function show(root: HTMLElement, props: PortalProps): Promise<void> {
  const { dataset } = document.documentElement;
  const isStaying =
    dataset.written === 'link'
      ? location.hash !== ''
      : dataset.written !== 'signed-out' ||
        props.application.session.getSnapshot().matches('unauthenticated');
  if ('waiting' in root.dataset && isStaying) {
    await whenInitialized(props.router);
    hydrateRoot(root, <Portal {...props} />, rootOptions);
    delete dataset.session;
    return;
  }
  root.replaceChildren();
  delete root.dataset.waiting;
  delete dataset.session;
  createRoot(root, rootOptions).render(<Portal {...props} />);
}

/** Resolves when the router knows the routes of the first address. */
function whenInitialized({ state, subscribe }: PortalProps['router']): Promise<void> {
  if (state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

void start();
