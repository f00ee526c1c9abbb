import { createContext, useContext, useMemo } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './page-handle';

/**
 * Holds the mounted routes, so that menus can ask whether a page exists: the router, which learns
 * those behind the session once somebody is led there. Given by the portal; imported from here they
 * would close a circle, since the routes know the shell.
 */
export const RouteTable = createContext<{ readonly routes: RouteObject[] }>({ routes: [] });

/** What the page at a path says of itself; null where no page is mounted, only a redirect or the 404. */
export function mountedPage(routes: RouteObject[], path: string): PageHandle | null {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (!route || route.path === '*') return null;
  // routes.tsx puts nothing else into a handle.
  return (route.handle as PageHandle | undefined) ?? null;
}

/** Which pages exist, and how to fetch their code before they are opened. */
export function useMountedPages() {
  const table = useContext(RouteTable);
  return useMemo(
    () => ({
      has: (path: string): boolean => mountedPage(table.routes, path) !== null,
      preload: (path: string): void => void mountedPage(table.routes, path)?.preload?.(),
    }),
    [table],
  );
}

/** Handlers for a link: its page's code is fetched once somebody is about to follow it. */
export function usePreload(): (path: string) => {
  onPointerEnter: () => void;
  onFocus: () => void;
  onTouchStart: () => void;
} {
  const { preload } = useMountedPages();
  return (path) => {
    const fetchAhead = () => preload(path);
    return { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead };
  };
}
