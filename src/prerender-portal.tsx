import type { i18n as I18n } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import {
  PORTAL_DOCUMENTS,
  type PortalDocument,
  type PortalDocumentKind,
} from '#domain/public-urls/document-for-path';
import { createBuildApplication } from './prerender-application';
import { PortalFrame } from './ui/app/portal';
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
  const handler = createStaticHandler(await routesAt(path));
  const found = await handler.query(new Request(`http://portal.invalid${path}`));
  if (found instanceof Response) throw new Error(`The page ${path} leads elsewhere.`);
  // A request has no part behind the #.
  const context = { ...found, location: { ...found.location, hash } };
  const router = createStaticRouter(handler.dataRoutes, context);
  const application = createBuildApplication(i18n);
  const page = (
    <PortalFrame application={application} i18n={i18n} router={{ routes: [...router.routes] }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </PortalFrame>
  );
  // Loads the code of the page. The second rendering has it, so it waits for nothing.
  await prerenderToNodeStream(page);
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(page));
  // Without the mark by which the library in the browser would take over the sheet: it names the
  // components in the order in which they are loaded, which differs there.
  const styles = sheet
    .getStyleTags()
    .replaceAll(/<style [^>]*>/g, '<style nonce="__CSP_NONCE__">')
    .replaceAll(/(?:data-styled\.g\d+\[id="[^"]*"\]\{[^}]*\})?\/\*!sc\*\/\s*/g, '');
  sheet.seal();
  application.stop();
  if (/<!--\$[?!]-->/.test(body)) throw new Error(`The page ${path} was not rendered completely.`);
  if (/<[^>]*\sstyle="/.test(body)) {
    throw new Error(`The page ${path} has a style attribute, which the security policy forbids.`);
  }
  return { body, styles };
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
