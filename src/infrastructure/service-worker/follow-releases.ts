import type { TakeOver } from './portal-files';
import { SHELL_CACHE } from './shell-document';

/** How often a page that stays open looks for a new release (ms). */
const CHECK_INTERVAL_MS = 3_600_000;

/** How often the worker of a new release that waits is asked to take over (ms). */
const TAKE_OVER_INTERVAL_MS = 1_000;

type Page = Window & typeof globalThis;

/**
 * Once the worker of a new release is active, the next link that the user follows opens it: nothing
 * that was typed is lost, and no page is reloaded by itself.
 */
export function followReleases(page: Page, registration: ServiceWorkerRegistration): void {
  const follow = async () => {
    if (await hasNewRelease(page).catch(() => false)) {
      page.document.addEventListener('click', leaveToBrowser, { capture: true });
    }
  };
  // A page that the worker sent is as old as the worker then was; any other may be newer.
  if (wasSentByWorker(page)) void follow();
  const followInstalling = () => {
    const { active } = registration;
    const coming = registration.installing ?? registration.waiting;
    if (active === null || coming === null) return;
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') void follow();
    });
    askToTakeOver(page, coming);
  };
  // The browser may have found a release before the app ran.
  followInstalling();
  registration.addEventListener('updatefound', followInstalling);
  checkWhenShown(page, registration);
}

/**
 * The worker of a new release takes over at once, unless requests of this page start the old worker
 * again at that moment: Chromium then waits until that one has been idle for 30 seconds. Asked
 * again, Chromium ends it at the next moment without requests.
 */
function askToTakeOver(page: Page, coming: ServiceWorker): void {
  const timer = page.setInterval(() => {
    if (coming.state === 'installed') coming.postMessage({ takeOver: true } satisfies TakeOver);
    else if (coming.state !== 'installing') page.clearInterval(timer);
  }, TAKE_OVER_INTERVAL_MS);
}

function wasSentByWorker({ performance }: Page): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && (navigation as PerformanceNavigationTiming).workerStart > 0;
}

/** Whether the stored document names other scripts of the app than this page. */
async function hasNewRelease({ document, caches }: Page): Promise<boolean> {
  const cache = await caches.open(SHELL_CACHE);
  const key = (await cache.keys()).at(-1);
  const shell = key && (await cache.match(key));
  if (!shell) return false;
  const html = await shell.text();
  const appScripts = [...document.querySelectorAll('script[type="module"][src], link[data-app]')]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((path) => path.startsWith('/static/'));
  return !appScripts.every((path) => html.includes(`"${path}"`));
}

/** Leaves a pressed link of the portal to the browser, which fetches the page with new code. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === location.origin && link.pathname !== location.pathname) {
    event.stopImmediatePropagation();
  }
}

/** The browser itself looks for a release whenever a page is opened; not in one that stays open. */
function checkWhenShown(
  { document, performance }: Page,
  registration: ServiceWorkerRegistration,
): void {
  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    const now = performance.now();
    if (document.hidden || now - checked < CHECK_INTERVAL_MS) return;
    checked = now;
    registration.update().catch(() => undefined);
  });
}
