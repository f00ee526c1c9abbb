import type { i18n as I18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouteObject } from 'react-router';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import {
  PORTAL_DOCUMENTS,
  type PortalDocument,
  type PortalDocumentKind,
} from '#domain/public-urls/document-for-path';
import { inlineResponseScript } from '#domain/public-urls/preload-requests';
import { textsAddress } from '#infrastructure/languages/texts-address';
import { forgotPasswordPage, newPasswordPage, registerPage } from '../ui/app/auth-routes';
import { FIRST_NAMESPACES } from '../ui/app/first-namespaces';
import {
  forbiddenPage,
  maintenancePage,
  notFoundPage,
  serverErrorPage,
  signInPage,
} from '../ui/app/pages';
import { discoverRoutes, routes } from '../ui/app/routes';
import type { LazyPage } from '../ui/kit/loading/lazy-page';
import { mountedPage } from '../ui/portal-context/route-table';
import { createBuildApplication } from './build-application';
import { renderRouterPage } from './render-route';
import { startTexts, type Texts, textGroup } from './texts';

/** A page of the portal in one language, as a user without a session and a browser sees it first. */
export interface PortalPage {
  readonly name: PortalDocument;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** The title and the styles, with placeholders for the nonce. */
  readonly head: string;
  readonly body: string;
  readonly kind: PortalDocumentKind;
  /** The first texts of the app, which belong after `body`. */
  readonly texts: string;
  /** The component of the page, by which the build finds the page's code. */
  readonly component: string;
  /** Whether the app loads its route only when it is opened (`src/ui/app/auth-routes.tsx`). */
  readonly hasLazyRoute: boolean;
}

/** The page in each document. */
const PAGES: Readonly<Record<PortalDocument, LazyPage>> = {
  signIn: signInPage,
  register: registerPage,
  forgotPassword: forgotPasswordPage,
  newPassword: newPasswordPage,
  forbidden: forbiddenPage,
  notFound: notFoundPage,
  serverError: serverErrorPage,
  maintenance: maintenancePage,
};

/**
 * The address of the page for unknown addresses: the server fills in the one that was requested.
 */
const UNKNOWN_PATH = '/__REQUESTED__';

/** Renders the pages of the portal that its app takes over, in every language. */
export async function prerenderPortalPages(texts: Texts): Promise<readonly PortalPage[]> {
  const pages: PortalPage[] = [];
  // One language after the other: the pages load their texts from the instance that was made last.
  for (const language of LANGUAGES) {
    const i18n = await startTexts(language, texts);
    for (const document of PORTAL_DOCUMENTS) {
      pages.push({
        ...(await renderDocument(document, i18n)),
        language,
        direction: languageRecords[language].direction,
        texts: inlineResponseScript(
          textsAddress(language, FIRST_NAMESPACES),
          JSON.stringify(textGroup(texts, FIRST_NAMESPACES, language)),
        ),
      });
    }
  }
  return pages;
}

async function renderDocument(
  { name, path, kind }: (typeof PORTAL_DOCUMENTS)[number],
  i18n: I18n,
): Promise<Omit<PortalPage, 'language' | 'direction' | 'texts'>> {
  const hash = kind === 'link' ? '#token=_' : '';
  const address = name === 'notFound' ? UNKNOWN_PATH : path;
  const { body, styles } = await markupAt(address, hash, i18n);
  const lazyRoutes = await lazyRoutesAt(path);
  const handle = mountedPage(routesWith(lazyRoutes), path);
  if (!handle) throw new Error(`No page of the portal is at ${path}.`);
  const t = i18n.getFixedT(null, 'shell');
  const title = t('documentTitle', { title: t(`titles.${handle.title}`) });
  return {
    name,
    kind,
    body,
    head: renderToStaticMarkup(<title>{title}</title>) + styles,
    component: PAGES[name].name,
    hasLazyRoute: lazyRoutes.length > 0,
  };
}

async function markupAt(path: string, hash: string, i18n: I18n) {
  const { body, css } = await renderRouterPage({
    path,
    hash,
    routes: routesWith(await lazyRoutesAt(path)),
    application: createBuildApplication(i18n),
    i18n,
  });
  if (/<[^>]*\sstyle="/.test(body)) {
    throw new Error(`The page ${path} has a style attribute, which the security policy forbids.`);
  }
  return { body, styles: `<style nonce="__CSP_NONCE__">${css}</style>` };
}

/** The routes that the router in the browser discovers on a path. */
async function lazyRoutesAt(path: string): Promise<RouteObject[]> {
  const found: RouteObject[] = [];
  await discoverRoutes({
    path,
    matches: [],
    signal: new AbortController().signal,
    fetcherKey: undefined,
    patch: (_parent, children) => found.push(...children),
  });
  return found;
}

/** All routes that the router in the browser has then. */
function routesWith(found: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) =>
    route.children ? { ...route, children: [...route.children, ...found] } : route,
  );
}
