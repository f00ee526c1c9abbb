import { retryImport } from '../kit/retry-import';

/** The addresses and the frame of the signed-in; fetched when one of them is opened. */
export const loadSignedInArea = () => retryImport(() => import('./signed-in-routes'));

/**
 * Fetches them, the frame and the page that somebody is led to, while he is being signed in; a failure is
 * told only when they are opened.
 */
export const preloadSignedInArea = (path: string): void => {
  loadSignedInArea().then(
    ({ preloadAt }) => preloadAt(path),
    () => undefined,
  );
};
