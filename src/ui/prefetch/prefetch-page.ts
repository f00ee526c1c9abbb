import type { RouteObject } from 'react-router';
import { storeApi } from '#application/api/store-api';
import type { Application } from '#application/create-application';
import { sendFirstReads } from '#application/first-reads';
import { openingQuery } from '#application/lists/table-view';
import { tableLayout } from '#application/preferences/preference';
import { casablancaDay } from '#domain/time/casablanca-day';
import { mayOpen } from '../portal-context/page-handle';
import { pageAt } from '../portal-context/route-table';
import { below } from '../theme/breakpoints';

/** An address of the portal. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Loads the code and the texts of the page at an address. Never rejects.
 * @param run `later` only fetches the code of pages that can separate the two: their modules run
 *   once the page is about to be opened
 */
export async function prefetchCode(
  routes: RouteObject[],
  { pathname }: Pick<Address, 'pathname'>,
  run: 'now' | 'later' = 'now',
): Promise<void> {
  const page = pageAt(routes, pathname)?.handle;
  const load = (run === 'later' && page?.fetchCode) || page?.preload;
  await Promise.allSettled([load?.()]);
}

/** Whether a request of a query is under way. */
export function isReading({ store }: Application): boolean {
  return store.dispatch(storeApi.util.getRunningQueriesThunk()).length > 0;
}

/**
 * The patterns of the pages that the user will probably open from the page at an address, as far as
 * the user may open them: `/dashboard/order`, `/dashboard/post/:postId`.
 * @param which those that are fetched at once, or once somebody has used the page
 */
export function nextPages(
  { session }: Pick<Application, 'session'>,
  routes: RouteObject[],
  { pathname }: Pick<Address, 'pathname'>,
  which: 'nextAtOnce' | 'next',
): readonly string[] {
  const permissions = new Set<string>(session.getSnapshot().context.user?.permissions);
  const next = pageAt(routes, pathname)?.handle[which] ?? [];
  return next.filter((pattern) => {
    // A pattern matches itself: `:productId` is a value of `:productId`.
    const page = pageAt(routes, pattern)?.handle;
    return page && mayOpen(page, permissions);
  });
}

/**
 * Sends what the page at an address reads first, if the user is signed in, may open the page and
 * the server was last reachable. The store's cache drops what was read a moment ago, and shares
 * what is under way with the page. Resolves when all is answered, also with errors.
 */
export async function prefetchReads(
  application: Application,
  routes: RouteObject[],
  { pathname, search }: Address,
): Promise<void> {
  const { session, store, clock, connection, preferences, languages } = application;
  const now = session.getSnapshot();
  // Not for the user of the last visit, before the server has confirmed the session.
  const user = now.matches('authenticated') ? now.context.user : null;
  const page = pageAt(routes, pathname);
  if (!user || !page?.handle.firstReads || !connection.isOnline()) return;
  const permissions = new Set<string>(user.permissions);
  if (!mayOpen(page.handle, permissions)) return;
  const { table, firstReads } = page.handle;
  const layout = table && tableLayout(table);
  const query = layout
    ? openingQuery(
        search,
        layout.read(preferences.read(user.id, layout.name)),
        window.matchMedia(below('phone')).matches ? (page.handle.waiting ?? '') : '',
      )
    : search;
  if (query === null) return;
  const reads = firstReads(
    { params: page.params, search: new URLSearchParams(query) },
    {
      may: (permission) => permissions.has(permission),
      today: casablancaDay(new Date(clock.now())),
      language: languages.current(),
    },
  );
  await sendFirstReads(store, reads);
}
