import { type UIMatch, useMatches } from 'react-router';
import type { Permission } from '#domain/permissions/permissions';
import type shell from '../../../public/locales/fr/shell.json';
import type { FirstReads, MenuEntry } from '../routing/portal-route';

/** A route's description of its page. */
export interface PageHandle {
  /** Key of the page's title under `titles` of the shell's texts. */
  readonly title: keyof typeof shell.titles;
  /** The permission to see it; every user when left out. */
  readonly permission?: Permission | undefined;
  /** Loads the page's code before it is opened; resolves when it is loaded, and never rejects. */
  readonly preload?: () => Promise<void>;
  /** Fetches the page's code without running it; as `preload` when left out. */
  readonly fetchCode?: (() => Promise<unknown>) | undefined;
  /** What the page reads first; nothing when left out. */
  readonly firstReads?: FirstReads | undefined;
  /** The patterns of the pages that users open from it first: `/dashboard/post/:postId`. */
  readonly nextAtOnce?: readonly string[] | undefined;
  /** Those of the pages that are fetched once somebody has used it. */
  readonly next?: readonly string[] | undefined;
  /** The table of its list, whose default view opens an address without a query. */
  readonly table?: string | undefined;
  /** The query of its list with which an address without a query opens on a phone. */
  readonly waiting?: string | undefined;
  /** Its entry in the menu. */
  readonly menu?: MenuEntry | undefined;
}

/** Whether these permissions open a page. */
export function mayOpen(
  { permission }: Pick<PageHandle, 'permission'>,
  permissions: ReadonlySet<string>,
): boolean {
  return permission === undefined || permissions.has(permission);
}

/** The page description of the innermost matching route. */
export function usePageHandle(): PageHandle | undefined {
  // The router types handles as unknown; routes.tsx puts nothing else there.
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return matches.findLast(({ handle }) => handle !== undefined)?.handle;
}
