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

/** A mounted page and the parameters of its address. */
interface MatchedPage {
  readonly handle: PageHandle;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Null where no page is mounted, only a redirect or the 404. */
function matchedPage(routes: RouteObject[], path: string): MatchedPage | null {
  const match = matchRoutes(routes, path)?.at(-1);
  if (!match?.route.handle || match.route.path === '*') return null;
  // routes.tsx puts nothing else into a handle.
  return { handle: match.route.handle as PageHandle, params: match.params };
}

/**
 * The last matched address: hover, press, click and the page itself ask for the same, and a match
 * compares all routes.
 */
let last: { routes: RouteObject[]; pathname: string; page: MatchedPage } | undefined;

/** The page at an address; null where no page is mounted. */
export function pageAt(routes: RouteObject[], pathname: string): MatchedPage | null {
  if (last?.routes === routes && last.pathname === pathname) return last.page;
  const page = matchedPage(routes, pathname);
  if (page) last = { routes, pathname, page };
  return page;
}

/**
 * The description of the page at any path, which nobody may be about to open; null where no page is
 * mounted.
 */
export function mountedPage(routes: RouteObject[], path: string): PageHandle | null {
  return matchedPage(routes, path)?.handle ?? null;
}

/**
 * The description of the page that a component belongs to, also where the page is rendered ahead of
 * its address; null outside of a mounted page.
 */
export function useOwnPage(): PageHandle | null {
  const { routes } = useContext(RouteTable);
  const { pathname } = useLocation();
  return useMemo(() => pageAt(routes, pathname)?.handle ?? null, [routes, pathname]);
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
