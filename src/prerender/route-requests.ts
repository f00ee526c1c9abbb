import { sessionEndpoints } from '#application/api/session-endpoints.generated';
import { storeApi } from '#application/api/store-api';
import { type FirstRead, firstRead, sendFirstReads } from '#application/first-reads';
import type { ApiRequest } from '#application/ports/transport.port';
import { createStore } from '#application/store';
import type { Language } from '#domain/format/languages';
import { PERMISSIONS, type Permission, ROLES, roleHas } from '#domain/permissions/permissions';
import type { RouteRequests } from '#domain/public-urls/document-requests';
import type { IsoDay } from '#domain/time/casablanca-day';
import { prepareRequest } from '#infrastructure/http/prepare-request';
import { noResponse } from '#infrastructure/http/read-response';
import { FIRST_NAMESPACES } from '../ui/app/first-namespaces';
import { portalRoutes } from '../ui/app/portal-routes.generated';
import type { PortalRoute } from '../ui/routing/portal-route';

/** What the build knows of a route; it adds the files of the page's code. */
export interface RouteNeeds
  extends Omit<RouteRequests, 'scripts' | 'wideScripts' | 'phoneScripts' | 'texts' | 'preview'> {
  /** The component of the page, by which the build finds the page's code. */
  readonly component: string;
  /** Whether it shows the records of its table in rows. */
  readonly hasRows: boolean;
  /** The name of its preview; null for none. */
  readonly previewName: string | null;
  /** Namespaces. */
  readonly texts: readonly string[];
}

/** What every page behind the sign-in needs, and what each route adds. */
export interface PortalNeeds {
  /** The call that reads the user. */
  readonly user: string;
  /** The namespaces of every page. */
  readonly texts: readonly string[];
  readonly routes: readonly RouteNeeds[];
}

/** Reads the first requests of all pages behind the sign-in from their routes. */
export async function portalNeeds(apiHost: string): Promise<PortalNeeds> {
  const { getCurrentUser } = sessionEndpoints.endpoints;
  const [user = ''] = await callsOf([firstRead(getCurrentUser, undefined)], apiHost);
  const routes = await Promise.all(
    portalRoutes.flatMap((route) => route.paths.map((path) => needsOf(route, path, apiHost))),
  );
  return { user, texts: FIRST_NAMESPACES, routes };
}

async function needsOf(route: PortalRoute, path: string, apiHost: string): Promise<RouteNeeds> {
  return {
    path: path === '' ? '/dashboard' : `/dashboard/${path}`,
    roles: ROLES.filter((role) => !route.permission || roleHas(role, route.permission)),
    table: route.table ?? null,
    component: route.page.name,
    previewName: route.preview ?? null,
    hasRows: route.table !== undefined && route.shownAs === undefined,
    texts: route.page.texts,
    calls: await lastingCalls(route, path, '', apiHost),
    phoneCalls: await lastingCalls(route, path, route.waiting ?? '', apiHost),
  };
}

/**
 * The calls that the page sends on every day, in every language and for every user who may open it: the document is
 * the same for all. The app sends the others.
 */
async function lastingCalls(
  { permission, firstReads }: PortalRoute,
  path: string,
  query: string,
  apiHost: string,
): Promise<string[]> {
  if (!firstReads) return [];
  const params = Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `__${name}__`]),
  );
  const address = { params, search: new URLSearchParams(query) };
  const readBy = (
    language: Language,
    today: IsoDay,
    permissions: readonly (Permission | undefined)[],
  ) =>
    callsOf(
      firstReads(address, {
        language,
        today,
        may: (one) => permissions.includes(one),
      }),
      apiHost,
    );
  const least = await readBy('fr', '2001-01-01', [permission]);
  const most = await readBy('ar', '2026-06-15', PERMISSIONS);
  return least
    .filter((call) => most.includes(call))
    .map((call) => call.replaceAll(/__(\w+?)__/g, ':$1'));
}

/** The addresses of calls; nothing is sent. */
async function callsOf(reads: readonly FirstRead[], apiHost: string): Promise<string[]> {
  const calls: string[] = [];
  const store = createStore({
    send: async (request: ApiRequest) => {
      calls.push(prepareRequest(request, apiHost, () => '').url);
      return noResponse('aborted');
    },
    refresh: async () => noResponse('aborted'),
    onSessionLost: () => () => undefined,
    connectionStatus: () => 'online',
    onConnectionStatusChange: () => () => undefined,
  });
  await sendFirstReads(store, reads);
  // The timers of the cache would keep the build running.
  store.dispatch(storeApi.util.resetApiState());
  return calls;
}
