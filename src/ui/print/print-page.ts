/**
 * What a user does with the page itself. The print dialog covers the page, so it has closed before
 * one of them.
 */
const USES_OF_THE_PAGE = ['pointerdown', 'keydown'] as const;

/**
 * Opens the browser's print dialog, and calls `onPrinted` once, when the browser has finished:
 * `window.print` returns at once on phones, while the browser still reads the document. A browser
 * that does not send `afterprint` has finished when the user uses the page again.
 * @param title the document's title until then; it names the file of a print that is saved
 * @returns stops waiting
 */
export function printPage(title: string, onPrinted: () => void): () => void {
  const before = document.title;
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => {
    if (signal.aborted) return;
    waiting.abort();
    // Another page may have set its own title meanwhile.
    if (document.title === title) document.title = before;
  };
  const end = () => {
    stop();
    onPrinted();
  };
  window.addEventListener('afterprint', end, { signal });
  document.title = title;
  window.print();
  for (const use of USES_OF_THE_PAGE) {
    window.addEventListener(use, end, { signal, capture: true });
  }
  return stop;
}
