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
const LONGEST_WAIT_MS = 4000;

/** What the stop shows, if it is there and to be seen. */
export function targetOf(stop: TourStopName): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(TARGETS[stop]);
  return found && found.getClientRects().length > 0 ? found : null;
}

/** Waits until the stop's target is to be seen; answers whether it is. */
export function targetAppears(stop: TourStopName): Promise<boolean> {
  if (targetOf(stop)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(isThere);
    };
    const observer = new MutationObserver(() => targetOf(stop) && end(true));
    const timer = setTimeout(() => end(targetOf(stop) !== null), LONGEST_WAIT_MS);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
}
