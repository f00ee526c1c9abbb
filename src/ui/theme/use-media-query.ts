import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches where a page is written at build time for one width; null in the
 * browser, and for pages that are written for all widths.
 */
export const PrerenderedWindow = createContext<((query: string) => boolean) | null>(null);

/** Whether the window matches the query now; re-renders when that changes. */
export function useMediaQuery(query: string): boolean {
  const matchesInBuild = useContext(PrerenderedWindow);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => matchesInBuild?.(query) ?? false,
  );
}
