import type { IncomingMessage } from 'node:http';
import type { RsbuildDevServer, RsbuildPlugin } from '@rsbuild/core';
import { documentForPath, type PageDocument } from '../src/domain/public-urls/document-for-path';
import { negotiateLanguage } from '../src/domain/public-urls/negotiate-language';
import { escapeHtml } from '../src/domain/text/escape-html';
import { fillPageTemplate } from '../src/prerender/document-templates';
import type { PrerenderedDocument, prerenderPages } from '../src/prerender/public-pages';
import { readTexts } from '../src/prerender/texts';

type PublicDocument = Extract<PageDocument, { kind: 'prerendered' | 'publicApp' | 'record' }>;

/** The public page that a browser requests; null for every other request. */
function documentFor({ method, headers, url = '/' }: IncomingMessage): PublicDocument | null {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return null;
  const found = documentForPath(new URL(url, 'http://localhost').pathname);
  // Pages of the portal are rendered by its app here, which is always the current one.
  const isPublic =
    found.kind === 'prerendered' || found.kind === 'publicApp' || found.kind === 'record';
  return isPublic ? found : null;
}

/** As the server determines it: from the address, a cookie, or the browser's preferences. */
function languageOf({ headers, url = '/' }: IncomingMessage) {
  return negotiateLanguage({
    query: new URL(url, 'http://localhost').searchParams.get('lng') ?? undefined,
    cookie: /(?:^|;\s*)i18next=(\w+)/.exec(headers.cookie ?? '')?.[1],
    accepted: headers['accept-language'],
  });
}

/**
 * The values that the server fills in from the database. Here a record's title is its key in the
 * address, and the page's script fetches the rest.
 */
function templateValuesFor({ headers, url = '/' }: IncomingMessage, document: PublicDocument) {
  const origin = `http://${headers.host ?? 'localhost'}`;
  return {
    TITLE: document.kind === 'record' ? document.key : '',
    ORIGIN: origin,
    PATH: new URL(url, origin).pathname,
    PICTURE: `${origin}/favicon.svg`,
  };
}

function fillTemplate(html: string, filling: Readonly<Record<string, string>>): string {
  return html.replaceAll(/__([A-Z_]+?)__/g, (_, name: string) => escapeHtml(filling[name] ?? ''));
}

type Environments = RsbuildDevServer['environments'];

/** The public pages with their current code and texts; regenerated when either has changed. */
class PrerenderedPages {
  #texts = '';
  #pages: Promise<readonly PrerenderedDocument[]> | null = null;

  codeChanged(): void {
    this.#pages = null;
  }

  all(prerender: NonNullable<Environments[string]>): Promise<readonly PrerenderedDocument[]> {
    const texts = readTexts();
    const words = JSON.stringify(texts);
    if (words !== this.#texts) this.#pages = null;
    this.#texts = words;
    this.#pages ??= prerender
      .loadBundle<{ prerenderPages: typeof prerenderPages }>('prerender')
      .then((bundle) => bundle.prerenderPages(texts));
    return this.#pages;
  }
}

async function htmlFor(
  request: IncomingMessage,
  document: PublicDocument,
  { prerender, prerendered, publicApp }: Environments,
  pages: PrerenderedPages,
): Promise<string | null> {
  if (!prerender || !prerendered || !publicApp) return null;
  const language = languageOf(request);
  const all = await pages.all(prerender);
  const found = all.find((one) => one.name === document.page && one.language === language);
  if (!found) return null;
  const template = found.isWhole
    ? await prerendered.getTransformedHtml('prerendered')
    : await publicApp.getTransformedHtml('public-app');
  return fillTemplate(fillPageTemplate(template, found), templateValuesFor(request, document));
}

/**
 * The development server answers the addresses of the public pages as the server does with the
 * built files (`src/prerender/write-pages.ts`, `server/http/html-documents.ts`). Pages with a script
 * update while it runs; the pages without one are reloaded.
 */
export const publicDocuments: RsbuildPlugin = {
  name: 'public-documents',
  apply: 'serve',
  setup(api) {
    const pages = new PrerenderedPages();
    let server: RsbuildDevServer | null = null;
    api.onBeforeStartDevServer((started) => {
      ({ server } = started);
      const { environments, middlewares } = server;
      middlewares.use((request, response, next) => {
        const document = documentFor(request);
        if (!document) return next();
        htmlFor(request, document, environments, pages).then((html) => {
          if (html === null) return next();
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    });
    api.onAfterEnvironmentCompile(({ environment, isFirstCompile }) => {
      if (environment.name !== 'prerender') return;
      pages.codeChanged();
      if (!isFirstCompile) server?.environments.prerendered?.hot.send('full-reload');
    });
  },
};
