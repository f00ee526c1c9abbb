/**
 * The service worker of the portal. It keeps the document, the code and the texts for the next
 * visit, and answers pages below /dashboard with them, offline too. It never sees an answer of the
 * store API: docs/architecture/service-worker.md.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  FILES_CACHE,
  isLasting,
  type PageMessage,
  type PortalFiles,
  type UsedFiles,
} from './portal-files';
import { pageFromShell, SHELL_CACHE, SHELL_PATH, shellKey, storableShell } from './shell-document';

/** The events of a worker; the types of this project describe pages. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LastingEvent {
  /** In browsers that have it: requests for which the worker need not start. */
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>;
}

interface StaticRoute {
  readonly condition: { readonly urlPattern: string };
  readonly source: 'network';
}

interface WorkerScope {
  /** Written by the build, above this script. */
  readonly portalFiles: PortalFiles;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { readonly data: PageMessage }) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope;
const files = scope.portalFiles;
const ownKey = shellKey(files.app);

scope.addEventListener('install', (event) => event.waitUntil(install(event)));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOldReleases()));
scope.addEventListener('message', (event) => {
  if ('takeOver' in event.data) void scope.skipWaiting();
  else event.waitUntil(keepUsedFiles(event.data));
});

// Paths of files and with a slash at the end are left to the server, which refuses or redirects.
const navigation = new NavigationRoute(
  ({ event, request }) => answerPage(event as unknown as LastingEvent, request),
  { denylist: [/^[^?]*\/(?:\?|$)/, /^[^?]*\.\w+(?:\?|$)/] },
);
registerRoute(navigation);
precacheAndRoute([...files.first]);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isLasting(url, files),
  new CacheFirst({ cacheName: FILES_CACHE }),
);
cleanupOutdatedCaches();
clientsClaim();

/** Fails, and is repeated at the next visit, while servers of two releases answer in turns. */
async function install(event: InstallEvent): Promise<void> {
  const toServer = ['/api/*', '/media/*'].map(
    (urlPattern): StaticRoute => ({ condition: { urlPattern }, source: 'network' }),
  );
  await event.addRoutes?.(toServer);
  await keepShell(await fetchShell());
  await scope.skipWaiting();
}

function fetchShell(): Promise<Response> {
  return fetch(SHELL_PATH, { cache: 'no-store' });
}

async function keepShell(answer: Response): Promise<void> {
  const shell = await storableShell(answer, files.app);
  await (await caches.open(SHELL_CACHE)).put(ownKey, shell);
}

/** The stored document at once; in parallel it is read again, for its policy and its cookie. */
async function answerPage(event: LastingEvent, request: Request): Promise<Response> {
  const stored = await (await caches.open(SHELL_CACHE)).match(ownKey);
  if (!stored) return fetch(request);
  event.waitUntil(fetchShell().then(keepShell).catch(checkRelease));
  return pageFromShell(stored);
}

/** The server has another release, or is not reachable: then this fails without a consequence. */
function checkRelease(): void {
  // Not awaited: the worker of the new release takes over once this one has nothing to do.
  scope.registration.update().catch(() => undefined);
}

async function forgetOldReleases(): Promise<void> {
  const shells = await caches.open(SHELL_CACHE);
  const old = (await shells.keys()).filter(({ url }) => url !== new URL(ownKey, url).href);
  const used = await caches.open(FILES_CACHE);
  const gone = (await used.keys()).filter(({ url }) => !isLasting(new URL(url), files));
  await Promise.all([
    ...old.map((request) => shells.delete(request)),
    ...gone.map((request) => used.delete(request)),
  ]);
}

/** From the browser's own cache, so without a transfer. */
async function keepUsedFiles({ used }: UsedFiles): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const missing = await Promise.all(
    used.map(async (address) => {
      const isKnown = !isLasting(new URL(address), files) || (await caches.match(address));
      return isKnown ? [] : [address];
    }),
  );
  await Promise.all(
    missing.flat().map(async (address) => {
      const answer = await fetch(address, { cache: 'force-cache' });
      if (answer.status === 200) await cache.put(address, answer);
    }),
  );
}
