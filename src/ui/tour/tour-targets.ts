import type { TourStopName } from '#application/tour/tour-stops';

/** The element that a stop shows on its page. */
const TARGETS: Record<TourStopName, string> = {
  menu: '[data-tour="menu"]',
  search: 'header [aria-keyshortcuts="Control+K"]',
  figures: '[data-tour="figures"]',
  deadlines: '[data-tour="deadlines"]',
  orders: 'main [role="tablist"]',
  products: 'main [data-page-actions]',
  settings: 'main [role="tablist"]',
};

/** Maximum time for a page to show it, in ms. */
const MAX_WAIT_MS = 4000;

/** The stop's element, if it exists and is visible. */
export function targetOf(stop: TourStopName): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(TARGETS[stop]);
  return found && found.getClientRects().length > 0 ? found : null;
}

/** The stop's element on the page being left. The next page has its own. */
export function staleTarget(stop: TourStopName): HTMLElement | null {
  const found = targetOf(stop);
  return found?.closest('main') ? found : null;
}

/** Waits until the stop's target is visible and is not `stale`; resolves to whether it is. */
export function waitForTarget(stop: TourStopName, stale: Element | null = null): Promise<boolean> {
  const isThere = () => {
    const found = targetOf(stop);
    return found !== null && found !== stale;
  };
  if (isThere()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (answer: boolean) => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(answer);
    };
    const observer = new MutationObserver(() => isThere() && end(true));
    const timer = setTimeout(() => end(isThere()), MAX_WAIT_MS);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
}
