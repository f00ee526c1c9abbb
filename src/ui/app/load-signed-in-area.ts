import { retryImport } from '../kit/loading/retry-import';

/** The addresses and the frame for signed-in users; loaded when one of them is opened. */
export function loadSignedInArea() {
  return retryImport(() => import(/* webpackChunkName: 'signed-in' */ './signed-in-routes'));
}

/** The addresses of signed-out users other than sign-in; loaded when one of them is opened. */
export function loadAuthRoutes() {
  return retryImport(() => import('./auth-routes'));
}

/**
 * Preloads the signed-in routes, the frame and the target page during the sign-in; a failure is
 * reported only when they are opened.
 */
export function preloadSignedInArea(path: string): void {
  loadSignedInArea().then(
    ({ preloadAt }) => preloadAt(path),
    () => undefined,
  );
}
