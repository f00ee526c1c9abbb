/**
 * Replaces the portal's service worker where the server's setting SERVICE_WORKER is off: removes what
 * it stored, then itself.
 */

/** The types of this project describe pages. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(names.map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
}
