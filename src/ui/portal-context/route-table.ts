import { useContext, useMemo } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';
import { mayOpen, type PageHandle } from './page-handle';
import { RouteTable } from './route-table-context';

/** The descriptions of all mounted pages. */
export function pagesOf(routes: readonly RouteObject[]): PageHandle[] {
  return routes.flatMap(({ handle, children = [] }) => [
    // routes.tsx puts nothing else into a handle.
    ...(handle ? [handle as PageHandle] : []),
    ...pagesOf(children),
  ]);
}

/**
 * The description of the page at a path; null where no page is mounted, only a redirect or the 404.
 */
export function mountedPage(routes: RouteObject[], path: string): PageHandle | null {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (!route || route.path === '*') return null;
  // routes.tsx puts nothing else into a handle.
  return (route.handle as PageHandle | undefined) ?? null;
}

/**
 * The description of the page that a component belongs to, also where the page is rendered ahead of
 * its address; null outside of a mounted page.
 */
export function useOwnPage(): PageHandle | null {
  const { routes } = useContext(RouteTable);
  const { pathname } = useLocation();
  return useMemo(() => mountedPage(routes, pathname), [routes, pathname]);
}

/** All mounted pages, whether a page exists, and whether these permissions open it. */
export function useMountedPages() {
  const table = useContext(RouteTable);
  return useMemo(
    () => ({
      pages: (): PageHandle[] => pagesOf(table.routes),
      has: (path: string): boolean => mountedPage(table.routes, path) !== null,
      isOpenTo: (permissions: ReadonlySet<string>, path: string): boolean => {
        const page = mountedPage(table.routes, path);
        return page !== null && mayOpen(page, permissions);
      },
    }),
    [table],
  );
}
