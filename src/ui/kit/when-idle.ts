/** For browsers without an idle callback: the time by which the page is probably loaded (ms). */
const IDLE_FALLBACK_MS = 2000;

/** Runs a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}
