/** The first of these shows that somebody uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

type UsedPage = Pick<Document, 'addEventListener'>;

/**
 * Runs a function once somebody uses the page: at once if they have clicked or typed in it before.
 * Returns a function that cancels it.
 * @param activation what the browser knows about that; undefined in browsers that do not tell
 */
export function whenUsed(
  page: UsedPage,
  activation: Pick<UserActivation, 'hasBeenActive'> | undefined,
  act: () => void,
): () => void {
  const waiting = new AbortController();
  const start = () => {
    waiting.abort();
    act();
  };
  if (activation?.hasBeenActive) start();
  else {
    const options = { capture: true, passive: true, signal: waiting.signal };
    for (const sign of SIGNS) page.addEventListener(sign, start, options);
  }
  return () => waiting.abort();
}
