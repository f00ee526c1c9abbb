import type { RouteObject } from 'react-router';
import type { PageHandle } from '../portal-context/page-handle';
import { mountedPage } from '../portal-context/route-table';
import { menuEntryOf, type PortalRoute } from '../routing/portal-route';
import { addTextGroups } from '../routing/text-groups';
import { PageError } from './errors/page-error';
import { PageWithoutFallback } from './page-without-fallback';
import { portalRoutes } from './portal-routes.generated';
import { lazyShell, SessionGate } from './session-gate';

// The files of groups exist in a build only.
if (process.env.NODE_ENV === 'production') {
  addTextGroups(portalRoutes.map(({ page }) => page.texts));
}

/** The pages inside the shell, each with its own error boundary, so that the menu still works. */
function toRouteObjects(route: PortalRoute): RouteObject[] {
  const { paths, title, permission, page, firstReads, nextAtOnce, next, table, waiting } = route;
  const { preload } = page;
  return paths.map((path, at) => ({
    path,
    handle: {
      title,
      permission,
      preload,
      fetchCode: route.fetchCode,
      firstReads,
      nextAtOnce: nextAtOnce?.map((one) => `/dashboard/${one}`),
      next: next?.map((one) => `/dashboard/${one}`),
      table,
      waiting,
      menu: at === 0 ? menuEntryOf(route) : undefined,
    } satisfies PageHandle,
    element: <PageWithoutFallback page={page} />,
    errorElement: <PageError />,
  }));
}

/** Every address behind the session (specification, section 2). */
export const signedInRoute: RouteObject = {
  path: '/dashboard',
  element: <SessionGate />,
  children: portalRoutes.flatMap(toRouteObjects),
};

/** Preloads the components at a path: the frame, and the page in it. */
export function preloadAt(path: string): Promise<unknown> {
  return Promise.all([lazyShell.preload(), mountedPage([signedInRoute], path)?.preload?.()]);
}
