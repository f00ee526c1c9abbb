import { followReleases } from './follow-releases';
import { type UsedFiles, WORKER_PATH, WORKER_SCOPE } from './portal-files';

type Page = Window & typeof globalThis;

/** How long the first page has the connection for itself (ms). */
const FIRST_PAGE_MS = 2_000;

/** Registers the worker (`keepPortal`) once the first page is idle. */
export function keepWhenIdle(page: Page): void {
  page.setTimeout(() => {
    const keep = () => void keepPortal(page).catch(() => undefined);
    if ('requestIdleCallback' in page) page.requestIdleCallback(keep);
    else keep();
  }, FIRST_PAGE_MS);
}

/**
 * Registers the worker that keeps the portal for the next visit, and makes links open a new release
 * once it is there. A browser that refuses the worker shows the portal without it.
 */
async function keepPortal(page: Page): Promise<void> {
  const { serviceWorker } = page.navigator;
  const registration = await serviceWorker
    .register(WORKER_PATH, { scope: WORKER_SCOPE, updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  followReleases(page, registration);
  await untilActive(registration);
  tellUsedFiles(page, registration);
}

/** Not `ready`, which a page that was opened outside of the worker's scope waits for in vain. */
function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const next = installing ?? waiting;
  if (active || !next) return Promise.resolve();
  return new Promise((resolve) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') resolve();
    });
  });
}

/**
 * Tells the worker which files this page has fetched, and fetches later: those before the worker,
 * and all of a page that was opened outside of its scope, at sign-in.
 */
function tellUsedFiles(page: Page, registration: ServiceWorkerRegistration): void {
  const observer = new page.PerformanceObserver((list) => {
    const used = list
      .getEntries()
      .filter((entry) => !isFromWorker(entry) && entry.name.startsWith(page.origin))
      .map(({ name }) => name);
    if (used.length > 0) registration.active?.postMessage({ used } satisfies UsedFiles);
  });
  observer.observe({ type: 'resource', buffered: true });
}

function isFromWorker(entry: PerformanceEntry): boolean {
  return 'workerStart' in entry && Number(entry.workerStart) > 0;
}
