import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router';
import { waitFor } from 'xstate';
import { storeApi } from '#application/api/store-api';
import { type FirstRead, firstRead, sendFirstReads } from '#application/first-reads';
import { orderBoardApi } from '#application/orders/order-board-api';
import type { ApiRequest, ApiResult } from '#application/ports/transport.port';
import { LANGUAGES, type Language } from '#domain/format/languages';
import { PERMISSIONS, ROLES, type Role, roleHas } from '#domain/permissions/permissions';
import { TOKEN_KEYS } from '#domain/session/tokens';
import type { CurrentUser } from '#openapi/types.generated';
import { type PreviewName, previewOf } from '../document-scripts/previews';
import { portalRoutes } from '../ui/app/portal-routes.generated';
import { Root } from '../ui/app/root';
import { Shell } from '../ui/app/shell/shell';
import { signedInRoute } from '../ui/app/signed-in-routes';
import { preloadableCards, preloadableGrid } from '../ui/kit/table/preload-table';
import { ONE_LIST, PREVIEW_WIDTHS, type PreviewWidth } from '../ui/lists/list-preview';
import { boardSamples } from '../ui/orders/board/board-preview-samples';
import { CARDS_A_PAGE, toBoardQuery } from '../ui/orders/board/board-reads';
import { FIRST_STAGES } from '../ui/orders/board/first-columns';
import { readOrderList } from '../ui/orders/order-list-query';
import { mountedPage } from '../ui/portal-context/route-table';
import { productSamples } from '../ui/products/product-preview-samples';
import { PrerenderedWindow } from '../ui/theme/use-media-query';
import { createBuildApplication } from './build-application';
import { type PreviewMarkup, UNKNOWN } from './preview-template';
import { renderRouterPage } from './render-route';
import { startTexts, type Texts } from './texts';

const DAY = '2026-01-01';
const INSTANT = `${DAY}T00:00:00Z`;

/** The records of a page by their groups, and the answers that contain them. */
interface Samples {
  of(language: Language): Readonly<Record<string, readonly object[]>>;
  /** The group of which a call reads the records; undefined for any other call. */
  groupOf(url: string): string | undefined;
  answer(items: readonly object[]): object;
  /** What the page takes from the answers to its first reads, in the form in which it shows it. */
  reads?(): readonly FirstRead[];
}

const [{ name: LIST = '' } = {}] = ONE_LIST;
const SAMPLES: Readonly<Record<PreviewName, Samples>> = {
  products: {
    of: (language) => ({ [LIST]: productSamples(language) }),
    groupOf: (url) => (url.includes('/search/get/') ? LIST : undefined),
    answer: (items) => ({
      items,
      total: items.length,
      page: 1,
      pageSize: items.length,
      counts: {},
    }),
  },
  board: {
    of: boardSamples,
    groupOf: (url) => /\/orders\/board\/(\w+)$/.exec(url)?.[1],
    answer: (items) => ({ items, next: null }),
    reads: () => {
      const query = toBoardQuery(readOrderList(new URLSearchParams(), DAY));
      return FIRST_STAGES.map((stage) =>
        firstRead(orderBoardApi.endpoints.listStageCards, {
          ...query,
          stage,
          pageSize: CARDS_A_PAGE,
        }),
      );
    },
  },
};

/**
 * Renders the lists that are shown before the app has come, for everyone who may open them, in every
 * language.
 */
export async function prerenderListPreviews(texts: Texts): Promise<readonly PreviewMarkup[]> {
  const written: PreviewMarkup[] = [];
  // Other pages of the build know no browser, but the frame, lists and boards ask for it.
  const restores = [defineGlobal('window', undefined), defineGlobal('navigator', BROWSER)];
  try {
    await Promise.all([preloadableGrid.preload(), preloadableCards.preload()]);
    // One language after the other, like the pages of the portal.
    for (const language of LANGUAGES) {
      written.push(...(await previewsIn(await startTexts(language, texts))));
    }
  } finally {
    for (const restore of restores) restore();
  }
  return written;
}

async function previewsIn(i18n: I18n): Promise<readonly PreviewMarkup[]> {
  const written: PreviewMarkup[] = [];
  for (const { preview = '', paths, permission } of portalRoutes) {
    if (!previewOf(preview)) continue;
    for (const role of ROLES.filter((one) => !permission || roleHas(one, permission))) {
      for (const width of Object.keys(PREVIEW_WIDTHS) as PreviewWidth[]) {
        written.push(await markupOf(preview as PreviewName, paths[0], role, width, i18n));
      }
    }
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
  name: PreviewName,
  path: string,
  role: Role,
  width: PreviewWidth,
  i18n: I18n,
): Promise<PreviewMarkup> {
  const language = i18n.language as Language;
  const preview = previewOf(name);
  if (!preview) throw new Error(`No preview of ${name}.`);
  const groups = SAMPLES[name].of(language);
  const texts = Object.fromEntries(
    preview.texts.map((key) => [key, String(i18n.getResource(language, name, key))]),
  );
  return {
    name,
    language,
    role,
    width,
    texts,
    samples: Object.fromEntries(
      Object.entries(groups).map(([group, items]) => [
        group,
        items.map((item) => preview.values(item, language, texts)),
      ]),
    ),
    ...(await rendered(
      `/dashboard/${path}`,
      answersOf(role, SAMPLES[name], groups),
      SAMPLES[name].reads?.() ?? [],
      matcherOf(PREVIEW_WIDTHS[width]),
      i18n,
    )),
  };
}

async function rendered(
  path: string,
  answers: ReturnType<typeof answersOf>,
  further: readonly FirstRead[],
  matches: (query: string) => boolean,
  i18n: I18n,
) {
  // The height decides how many rows are drawn first; which code is loaded depends on the width.
  defineGlobal('window', {
    innerHeight: 0,
    matchMedia: (query: string) => ({ matches: matches(query) }),
  });
  const application = createBuildApplication(i18n, answers, sessionOf(USER_ID));
  await waitFor(application.session, (session) => session.matches('authenticated'));
  await readFirst(application, path, i18n, further);
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
  further: readonly FirstRead[],
): Promise<void> {
  const handle = mountedPage([signedInRoute], path);
  await handle?.preload?.();
  const reader = {
    language: i18n.language as Language,
    today: DAY,
    may: () => true,
  };
  const address = { params: {}, search: new URLSearchParams() };
  const reads = sendFirstReads(store, [
    ...(handle?.firstReads?.(address, reader) ?? []),
    ...further,
  ]);
  // What the samples do not answer stays open.
  await Promise.race([reads, settled()]);
}

/** Once all answers that are there have been read. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const USER_ID = 'usr_preview';

/** Answers for the user and the samples; everything else is never answered. */
function answersOf(
  role: Role,
  { groupOf, answer }: Samples,
  groups: Readonly<Record<string, readonly object[]>>,
) {
  return ({ url }: ApiRequest): Promise<ApiResult> => {
    if (url === '/api/user/') return Promise.resolve({ ok: true, status: 200, data: userOf(role) });
    const items = groups[groupOf(url) ?? ''];
    if (items) return Promise.resolve({ ok: true, status: 200, data: answer(items) });
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
    store: {
      id: 'str_preview',
      name: UNKNOWN,
      nameAr: null,
      city: null,
      status: 'active',
      logo: null,
      openings: [],
    },
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
