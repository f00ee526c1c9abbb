import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { FirstLoad } from './first-load';
import type { PageHandle } from './page-handle';
import {
  cataloguePage,
  forbiddenPage,
  maintenancePage,
  notFoundPage,
  serverErrorPage,
  signInPage,
} from './pages';
import { Root } from './root';
import { loadSignedIn } from './signed-in';

const ROOT = 'root';

const title = (key: PageHandle['title']): { handle: PageHandle } => ({ handle: { title: key } });

/** The addresses that somebody who is not signed in needs (specification, section 2). */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <Root />,
    errorElement: <serverErrorPage.Page />,
    // While the first address is being discovered.
    hydrateFallbackElement: <FirstLoad />,
    children: [
      { path: '/', element: <Navigate to="/dashboard" replace /> },
      { path: '/auth/jwt/login', element: <signInPage.Page />, ...title('signIn') },
      { path: '/components', element: <cataloguePage.Page />, ...title('components') },
      { path: '/403', element: <forbiddenPage.Page />, ...title('forbidden') },
      { path: '/404', element: <notFoundPage.Page />, ...title('notFound') },
      { path: '/500', element: <serverErrorPage.Page />, ...title('serverError') },
      { path: '/maintenance', element: <maintenancePage.Page />, ...title('maintenance') },
      { path: '*', element: <notFoundPage.Page />, ...title('notFound') },
    ],
  },
];

const isLater = (path: string): boolean =>
  /^\/(?:dashboard|auth\/jwt\/new-password)(?:\/|$)/.test(path);

/** Fetches ahead what the router will ask for at a path, while the first texts are on their way. */
export const preloadRoutes = (path: string): void => {
  if (isLater(path)) loadSignedIn().catch(() => undefined);
};

/**
 * The addresses behind the session, which the router asks for when it is led to a path that it
 * doesn't know yet: to sign in nobody needs them.
 */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!isLater(path)) return;
  const { signedInRoute, newPasswordRoute } = await loadSignedIn();
  patch(ROOT, [signedInRoute, newPasswordRoute]);
};
