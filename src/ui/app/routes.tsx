import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import type { PageHandle } from '../portal-context/page-handle';
import { InitialLoading } from './initial-loading';
import { loadSignedInArea } from './load-signed-in-area';
import {
  componentGalleryPage,
  forbiddenPage,
  maintenancePage,
  notFoundPage,
  serverErrorPage,
  signInPage,
} from './pages';
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
      { path: '/auth/jwt/login', element: <signInPage.Page />, ...titleOf('signIn') },
      { path: '/components', element: <componentGalleryPage.Page />, ...titleOf('components') },
      { path: '/403', element: <forbiddenPage.Page />, ...titleOf('forbidden') },
      { path: '/404', element: <notFoundPage.Page />, ...titleOf('notFound') },
      { path: '/500', element: <serverErrorPage.Page />, ...titleOf('serverError') },
      { path: '/maintenance', element: <maintenancePage.Page />, ...titleOf('maintenance') },
      { path: '*', element: <notFoundPage.Page />, ...titleOf('notFound') },
    ],
  },
];

function isBehindSignIn(path: string): boolean {
  return /^\/(?:dashboard|auth\/jwt\/new-password)(?:\/|$)/.test(path);
}

/** Preloads the code that the router needs for a path, while the first texts are loading. */
export function preloadRoutes(path: string): void {
  if (isBehindSignIn(path)) loadSignedInArea().catch(() => undefined);
}

/**
 * The addresses behind the session, which the router discovers on an unknown path: they are not
 * needed to sign in.
 */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isBehindSignIn(path)) return;
  const { signedInRoute, newPasswordRoute } = await loadSignedInArea();
  patch(ROOT, [signedInRoute, newPasswordRoute]);
};
