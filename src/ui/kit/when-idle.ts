/** For browsers without an idle callback: the time by which the page is probably loaded (ms). */
const IDLE_FALLBACK_MS = 2000;

/**
 * Runs a function once the browser is idle. Returns a function that cancels it.
 * @param fallbackMs when it runs in browsers without an idle callback
 */
export function whenIdle(act: () => void, fallbackMs = IDLE_FALLBACK_MS): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, fallbackMs);
  return () => clearTimeout(timer);
}
