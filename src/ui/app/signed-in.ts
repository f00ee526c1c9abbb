import { withSecondTry } from '../kit/second-try';

/** The addresses and the frame of the signed-in; fetched when one of them is opened. */
export const loadSignedIn = () => withSecondTry(() => import('./signed-in-routes'));

/** Fetches them ahead while somebody is being signed in; a failure is told only when they are opened. */
export const preloadSignedIn = (): void => {
  loadSignedIn().then(
    ({ preloadShell }) => preloadShell(),
    () => undefined,
  );
};
