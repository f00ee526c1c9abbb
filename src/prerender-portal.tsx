import type { i18n as I18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouteObject } from 'react-router';
import {
  PORTAL_DOCUMENTS,
  type PortalDocument,
  type PortalDocumentKind,
} from '#domain/public-urls/document-for-path';
import { createBuildApplication } from './prerender-application';
import { renderRouterPage } from './prerender-router-page';
import { discoverRoutes, routes } from './ui/app/routes';
import { mountedPage } from './ui/portal-context/route-table';

/** A page of the portal in one language, as a user without a session and a browser sees it first. */
export interface PortalPageMarkup {
  readonly name: PortalDocument;
  /** The title and the styles, with placeholders for the nonce. */
  readonly head: string;
  readonly body: string;
  readonly kind: PortalDocumentKind;
}

/**
 * The address of the page for unknown addresses: the server fills in the one that was requested.
 */
const UNKNOWN_PATH = '/__REQUESTED__';

/** Renders every page of the portal that is written at build time, in the language of `i18n`. */
export async function prerenderPortal(i18n: I18n): Promise<readonly PortalPageMarkup[]> {
  const pages: PortalPageMarkup[] = [];
  for (const { name, path, kind } of PORTAL_DOCUMENTS) {
    const hash = kind === 'link' ? '#token=_' : '';
    const address = name === 'notFound' ? UNKNOWN_PATH : path;
    const { body, styles } = await markupAt(address, hash, i18n);
    const handle = mountedPage(await routesAt(path), path);
    if (!handle) throw new Error(`No page of the portal is at ${path}.`);
    const t = i18n.getFixedT(null, 'shell');
    const title = t('documentTitle', { title: t(`titles.${handle.title}`) });
    const head = renderToStaticMarkup(<title>{title}</title>) + styles;
    pages.push({ name, kind, body, head });
  }
  return pages;
}

async function markupAt(path: string, hash: string, i18n: I18n) {
  const { body, css } = await renderRouterPage({
    path,
    hash,
    routes: await routesAt(path),
    application: createBuildApplication(i18n),
    i18n,
  });
  if (/<[^>]*\sstyle="/.test(body)) {
    throw new Error(`The page ${path} has a style attribute, which the security policy forbids.`);
  }
  return { body, styles: `<style nonce="__CSP_NONCE__">${css}</style>` };
}

/** The routes that the router in the browser has at a path. */
async function routesAt(path: string): Promise<RouteObject[]> {
  const found: RouteObject[] = [];
  await discoverRoutes({
    path,
    matches: [],
    signal: new AbortController().signal,
    fetcherKey: undefined,
    patch: (_parent, children) => found.push(...children),
  });
  return routes.map((route) =>
    route.children ? { ...route, children: [...route.children, ...found] } : route,
  );
}
