import { withSecondTry } from '../kit/second-try';

/** The addresses and the frame of the signed-in; fetched when one of them is opened. */
export const loadSignedIn = () => withSecondTry(() => import('./signed-in-routes'));

/**
 * Fetches them, the frame and the page that somebody is led to, while he is being signed in; a failure is
 * told only when they are opened.
 */
export const preloadSignedIn = (path: string): void => {
  loadSignedIn().then(
    ({ preloadAt }) => preloadAt(path),
    () => undefined,
  );
};
