import type { TourStopName } from '#application/tour/tour-stops';

/** What a stop shows on its page. */
const TARGETS: Record<TourStopName, string> = {
  menu: '[data-tour="menu"]',
  search: 'header [aria-keyshortcuts="Control+K"]',
  figures: '[data-tour="figures"]',
  deadlines: '[data-tour="deadlines"]',
  orders: 'main [role="tablist"]',
  products: 'main [data-page-actions]',
  settings: 'main [role="tablist"]',
};

/** How long a page may take to show it, in ms. */
const MAX_WAIT_MS = 4000;

/** What the stop shows, if it is there and to be seen. */
export function targetOf(stop: TourStopName): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(TARGETS[stop]);
  return found && found.getClientRects().length > 0 ? found : null;
}

/** What the page that is about to go shows in a stop's place: the next one shows its own. */
export function staleTarget(stop: TourStopName): HTMLElement | null {
  const found = targetOf(stop);
  return found?.closest('main') ? found : null;
}

/** Waits until the stop's target is to be seen, another one than `stale`; answers whether it is. */
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
