/** In browsers that don't tell when they are idle: when the page will have come (ms). */
const IDLE_FALLBACK_MS = 2000;

/** Acts once the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}
