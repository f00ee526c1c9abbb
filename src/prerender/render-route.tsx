import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { PortalFrame } from '../ui/app/portal';
import type { createBuildApplication } from './build-application';

interface RenderedAddress {
  readonly path: string;
  /** The part from the # on, which a request does not have. */
  readonly hash?: string;
  readonly routes: RouteObject[];
  readonly application: ReturnType<typeof createBuildApplication>;
  readonly i18n: I18n;
  /** Puts something around the page. */
  readonly around?: (page: ReactNode) => ReactNode;
}

/**
 * Renders the page at an address of the portal, and its styles, for the build. Stops the application.
 * @throws if the address leads elsewhere, or the page waits for something
 */
export async function renderRouterPage(address: RenderedAddress) {
  const { path, hash = '', routes, application, i18n, around = (page) => page } = address;
  const handler = createStaticHandler(routes);
  const found = await handler.query(new Request(`http://portal.invalid${path}`));
  if (found instanceof Response) throw new Error(`The page ${path} leads elsewhere.`);
  const context = { ...found, location: { ...found.location, hash } };
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = around(
    <PortalFrame application={application} i18n={i18n} router={{ routes: [...router.routes] }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </PortalFrame>,
  );
  // Loads the code of the page. The second rendering has it, so it waits for nothing.
  await prerenderToNodeStream(page);
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(page));
  const css = withoutMarks(sheet.getStyleTags());
  sheet.seal();
  application.stop();
  if (/<!--\$[?!]-->/.test(body)) throw new Error(`The page ${path} was not rendered completely.`);
  return { body, css };
}

/**
 * The rules without the marks by which the library in the browser would take over the sheet: it names
 * the components in the order in which they are loaded, which differs there.
 */
function withoutMarks(styleTags: string): string {
  return styleTags
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/(?:data-styled\.g\d+\[id="[^"]*"\]\{[^}]*\})?\/\*!sc\*\/\s*/g, '');
}
