import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import type { PageHandle } from '../portal-context/page-handle';
import { SIGN_IN_PATH } from '../portal-context/return-path';
import { InitialLoading } from './initial-loading';
import { loadAuthRoutes, loadSignedInArea } from './load-signed-in-area';
import { forbiddenPage, maintenancePage, notFoundPage, serverErrorPage, signInPage } from './pages';
import { Root } from './root';

const ROOT = 'root';

function titleOf(key: PageHandle['title']): { handle: PageHandle } {
  return { handle: { title: key } };
}

/** The addresses that a user who is not signed in needs (specification, section 2). */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <Root />,
    errorElement: <serverErrorPage.Page />,
    // Shown while the first address is being discovered.
    hydrateFallbackElement: <InitialLoading />,
    children: [
      { path: '/', element: <Navigate to="/dashboard" replace /> },
      { path: SIGN_IN_PATH, element: <signInPage.Page />, ...titleOf('signIn') },
      { path: '/403', element: <forbiddenPage.Page />, ...titleOf('forbidden') },
      { path: '/404', element: <notFoundPage.Page />, ...titleOf('notFound') },
      { path: '/500', element: <serverErrorPage.Page />, ...titleOf('serverError') },
      { path: '/maintenance', element: <maintenancePage.Page />, ...titleOf('maintenance') },
      { path: '*', element: <notFoundPage.Page />, ...titleOf('notFound') },
    ],
  },
];

function isBehindSignIn(path: string): boolean {
  return /^\/dashboard(?:\/|$)/.test(path);
}

function isForSignedOut(path: string): boolean {
  return /^\/(?:auth(?:-demo)?\/|components(?:\/|$))/.test(path) && path !== SIGN_IN_PATH;
}

/** Preloads the code that a path needs first, while the first texts are loading. */
export function preloadRoutes(path: string): void {
  if (path === SIGN_IN_PATH) void signInPage.preload();
  if (isBehindSignIn(path)) loadSignedInArea().catch(() => undefined);
  if (isForSignedOut(path)) loadAuthRoutes().catch(() => undefined);
}

/**
 * The addresses that the router discovers on an unknown path: they are not needed to sign in.
 */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isBehindSignIn(path)) patch(ROOT, [(await loadSignedInArea()).signedInRoute]);
  if (isForSignedOut(path)) patch(ROOT, (await loadAuthRoutes()).authRoutes);
};
