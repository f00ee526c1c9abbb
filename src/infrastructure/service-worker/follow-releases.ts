import { SHELL_CACHE } from './shell-document';

/** How often a page that stays open looks for a new release (ms). */
const CHECK_INTERVAL_MS = 3_600_000;

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
    if (active === null) return;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'activated') void follow();
    });
  };
  // The browser may have found a release before this program ran.
  followInstalling();
  registration.addEventListener('updatefound', followInstalling);
  checkWhenShown(page, registration);
}

function wasSentByWorker({ performance }: Page): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && (navigation as PerformanceNavigationTiming).workerStart > 0;
}

/** Whether the stored document has another program than this page. */
async function hasNewRelease({ document, caches }: Page): Promise<boolean> {
  const cache = await caches.open(SHELL_CACHE);
  const key = (await cache.keys()).at(-1);
  const shell = key && (await cache.match(key));
  if (!shell) return false;
  const html = await shell.text();
  const programs = [...document.querySelectorAll('script[type="module"][src], link[data-program]')]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((path) => path.startsWith('/static/'));
  return !programs.every((path) => html.includes(`"${path}"`));
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
