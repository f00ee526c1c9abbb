import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router';
import { waitFor } from 'xstate';
import type { CurrentUser } from '#application/api/session-endpoints.generated';
import { storeApi } from '#application/api/store-api';
import { sendFirstReads } from '#application/first-reads';
import type { ApiRequest, ApiResult } from '#application/ports/transport.port';
import type { Language } from '#domain/format/languages';
import { PERMISSIONS, ROLES, type Role, roleHas } from '#domain/permissions/permissions';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { createBuildApplication } from './prerender-application';
import { renderRouterPage } from './prerender-router-page';
import { type PreviewedTable, previewOf } from './previews';
import { portalRoutes } from './ui/app/portal-routes.generated';
import { Root } from './ui/app/root';
import { Shell } from './ui/app/shell/shell';
import { signedInRoute } from './ui/app/signed-in-routes';
import { preloadableCards, preloadableGrid } from './ui/kit/table/preload-table';
import { PREVIEW_WIDTHS, type PreviewWidth } from './ui/lists/list-preview';
import { mountedPage } from './ui/portal-context/route-table';
import { productSamples } from './ui/products/product-preview-samples';
import { PrerenderedWindow } from './ui/theme/use-media-query';

/** A list with its samples as rows, as the portal renders it for one language, role and width. */
export interface PreviewMarkup {
  readonly table: string;
  readonly language: Language;
  readonly role: Role;
  readonly width: PreviewWidth;
  readonly body: string;
  readonly css: string;
  /** The values of each sample, which the build replaces by placeholders. */
  readonly samples: readonly Readonly<Record<string, string>>[];
  readonly texts: Readonly<Record<string, string>>;
}

/** Stands for what only the server knows: the build hides every text that contains it. */
const UNKNOWN = '\ue000';
const DAY = '2026-01-01';
const INSTANT = `${DAY}T00:00:00Z`;
const SAMPLES: Readonly<Record<PreviewedTable, (language: Language) => readonly object[]>> = {
  products: productSamples,
};

/** Renders every previewed list for everyone who may open it, in the language of `i18n`. */
export async function prerenderPreviews(i18n: I18n): Promise<readonly PreviewMarkup[]> {
  const written: PreviewMarkup[] = [];
  // Other pages of the build know no browser, but the frame and lists ask for it.
  const restores = [defineGlobal('window', undefined), defineGlobal('navigator', BROWSER)];
  try {
    await Promise.all([preloadableGrid.preload(), preloadableCards.preload()]);
    for (const { table = '', paths, permission } of portalRoutes) {
      if (!previewOf(table)) continue;
      for (const role of ROLES.filter((one) => !permission || roleHas(one, permission))) {
        for (const width of Object.keys(PREVIEW_WIDTHS) as PreviewWidth[]) {
          written.push(await markupOf(table as PreviewedTable, paths[0], role, width, i18n));
        }
      }
    }
  } finally {
    for (const restore of restores) restore();
  }
  return written;
}

/** Keys are named for it; the build hides them. */
const BROWSER = { platform: '' };

/** Node itself has a `navigator` from version 21 on, which can only be defined anew. */
function defineGlobal(name: 'window' | 'navigator', value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  };
}

async function markupOf(
  table: PreviewedTable,
  path: string,
  role: Role,
  width: PreviewWidth,
  i18n: I18n,
): Promise<PreviewMarkup> {
  const language = i18n.language as Language;
  const preview = previewOf(table);
  if (!preview) throw new Error(`No preview of ${table}.`);
  const items = SAMPLES[table](language);
  const texts = Object.fromEntries(
    preview.texts.map((key) => [key, String(i18n.getResource(language, table, key))]),
  );
  return {
    table,
    language,
    role,
    width,
    texts,
    samples: items.map((item) => preview.values(item, language, texts)),
    ...(await rendered(`/dashboard/${path}`, items, role, matcherOf(PREVIEW_WIDTHS[width]), i18n)),
  };
}

async function rendered(
  path: string,
  items: readonly object[],
  role: Role,
  matches: (query: string) => boolean,
  i18n: I18n,
) {
  // The height decides how many rows are drawn first; which code is loaded depends on the width.
  defineGlobal('window', {
    innerHeight: 0,
    matchMedia: (query: string) => ({ matches: matches(query) }),
  });
  const application = createBuildApplication(i18n, answersOf(role, items), sessionOf(USER_ID));
  await waitFor(application.session, (session) => session.matches('authenticated'));
  await readFirst(application, path, i18n);
  const markup = await renderRouterPage({
    path,
    routes: routesWithoutGate(),
    application,
    i18n,
    around: (page) => <PrerenderedWindow value={matches}>{page}</PrerenderedWindow>,
  });
  // The timers of the cache would keep the build running.
  application.store.dispatch(storeApi.util.resetApiState());
  return markup;
}

/** The pages in their frame, without the check of the session. */
function routesWithoutGate(): RouteObject[] {
  return [{ element: <Root />, children: [{ ...signedInRoute, element: <Shell /> }] }];
}

async function readFirst(
  { store }: ReturnType<typeof createBuildApplication>,
  path: string,
  i18n: I18n,
): Promise<void> {
  const handle = mountedPage([signedInRoute], path);
  await handle?.preload?.();
  const reader = {
    language: i18n.language as Language,
    today: DAY,
    may: () => true,
  };
  const address = { params: {}, search: new URLSearchParams() };
  await sendFirstReads(store, handle?.firstReads?.(address, reader) ?? []);
}

const USER_ID = 'usr_preview';

/** Answers for the user and the list; everything else is never answered. */
function answersOf(role: Role, items: readonly object[]) {
  const list = { items, total: items.length, page: 1, pageSize: items.length, counts: {} };
  return ({ url }: ApiRequest): Promise<ApiResult> => {
    if (url === '/api/user/') return Promise.resolve({ ok: true, status: 200, data: userOf(role) });
    if (url.includes('/search/get/')) {
      return Promise.resolve({ ok: true, status: 200, data: list });
    }
    return new Promise(() => undefined);
  };
}

function userOf(role: Role): CurrentUser {
  return {
    id: USER_ID,
    firstName: UNKNOWN,
    lastName: UNKNOWN,
    userName: UNKNOWN,
    email: UNKNOWN,
    emailConfirmed: true,
    emailChange: null,
    role,
    phoneNumber: null,
    status: 'active',
    permissions: PERMISSIONS.filter((permission) => roleHas(role, permission)),
    store: { id: 'str_preview', name: UNKNOWN, nameAr: null, city: null, status: 'active' },
    lastSeenAt: null,
    createdAt: INSTANT,
    updatedAt: INSTANT,
    revision: 1,
  };
}

/** The browser's storage of a user whose session does not end. */
function sessionOf(userId: string): Record<string, string> {
  const claims = { sub: userId, exp: 32_503_680_000 };
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.e30`;
  return { [TOKEN_KEYS.auth]: token, [TOKEN_KEYS.access]: token, [TOKEN_KEYS.refresh]: token };
}

const PX_AN_EM = 16;

/** Whether a window of this width (px) matches a query in the form of `below`; no other does. */
function matcherOf(width: number): (query: string) => boolean {
  return (query) => {
    const limit = /^\(max-width: ([\d.]+)em\)$/.exec(query)?.[1];
    return limit !== undefined && width <= Number(limit) * PX_AN_EM;
  };
}
