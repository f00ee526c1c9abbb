import { createContext, useContext, useMemo } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './page-handle';

/**
 * The mounted routes, so that menus can ask whether a page exists. Given by the portal; imported
 * from here they would close a circle, since the routes know the shell.
 */
export const RouteTable = createContext<RouteObject[]>([]);

/** What the page at a path says of itself; null where no page is mounted, only a redirect or the 404. */
export function mountedPage(routes: RouteObject[], path: string): PageHandle | null {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (!route || route.path === '*') return null;
  // routes.tsx puts nothing else into a handle.
  return (route.handle as PageHandle | undefined) ?? null;
}

/** Which pages exist, and how to fetch their code before they are opened. */
export function useMountedPages() {
  const routes = useContext(RouteTable);
  return useMemo(
    () => ({
      has: (path: string): boolean => mountedPage(routes, path) !== null,
      preload: (path: string): void => mountedPage(routes, path)?.preload?.(),
    }),
    [routes],
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
