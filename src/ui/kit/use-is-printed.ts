import { useSyncExternalStore } from 'react';

let isPrinted = false;

/** The page is laid out for paper between these events; React renders before the browser goes on. */
function subscribe(onChange: () => void): () => void {
  const noted = (now: boolean) => () => {
    isPrinted = now;
    onChange();
  };
  const [begin, end] = [noted(true), noted(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinted,
    () => false,
  );
}
