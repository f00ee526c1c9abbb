/** The first of these shows that somebody uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

type UsedPage = Pick<Document, 'addEventListener'>;

const usedPages = new WeakSet<UsedPage>();

/**
 * Runs a function once somebody uses the document; at once if an earlier call has seen that.
 * Returns a function that cancels it.
 */
export function whenUsed(page: UsedPage, act: () => void): () => void {
  if (usedPages.has(page)) {
    act();
    return () => undefined;
  }
  const waiting = new AbortController();
  const start = () => {
    usedPages.add(page);
    waiting.abort();
    act();
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const sign of SIGNS) page.addEventListener(sign, start, options);
  return () => waiting.abort();
}
