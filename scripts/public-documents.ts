import type { IncomingMessage } from 'node:http';
import type { RsbuildDevServer, RsbuildPlugin } from '@rsbuild/core';
import { escaped } from '../server/text/escaped';
import { askedLanguage } from '../src/domain/addresses/asked-language';
import { documentAt, type PageDocument } from '../src/domain/addresses/documents';
import type { WrittenDocument, writtenPages } from '../src/written-pages';
import { allTexts } from './all-texts.mjs';
import { joinedDocument } from './joined-document.mjs';

type PublicDocument = Extract<PageDocument, { page: string }>;

/** The public page that a browser asks for; null for all else. */
function documentFor({ method, headers, url = '/' }: IncomingMessage): PublicDocument | null {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return null;
  const found = documentAt(new URL(url, 'http://localhost').pathname);
  return 'page' in found ? found : null;
}

/** As the server reads it: from the address, a cookie, the browser's wishes. */
const languageOf = ({ headers, url = '/' }: IncomingMessage) =>
  askedLanguage({
    query: new URL(url, 'http://localhost').searchParams.get('lng') ?? undefined,
    cookie: /(?:^|;\s*)i18next=(\w+)/.exec(headers.cookie ?? '')?.[1],
    accepted: headers['accept-language'],
  });

/**
 * What the server fills in from the database: here a record is named as its address names it, and the page's
 * program asks for the rest.
 */
function fillingFor({ headers, url = '/' }: IncomingMessage, document: PublicDocument) {
  const origin = `http://${headers.host ?? 'localhost'}`;
  return {
    TITLE: document.kind === 'record' ? document.key : '',
    ORIGIN: origin,
    PATH: new URL(url, origin).pathname,
    PICTURE: `${origin}/favicon.svg`,
  };
}

const filled = (html: string, filling: Readonly<Record<string, string>>): string =>
  html.replaceAll(/__([A-Z_]+?)__/g, (_, name: string) => escaped(filling[name] ?? ''));

type Environments = RsbuildDevServer['environments'];

/** The public pages as their code and texts are now; written again when either has changed. */
class WrittenPages {
  #texts = '';
  #pages: Promise<readonly WrittenDocument[]> | null = null;

  codeChanged(): void {
    this.#pages = null;
  }

  all(written: NonNullable<Environments[string]>): Promise<readonly WrittenDocument[]> {
    const texts = allTexts();
    const words = JSON.stringify(texts);
    if (words !== this.#texts) this.#pages = null;
    this.#texts = words;
    this.#pages ??= written
      .loadBundle<{ writtenPages: typeof writtenPages }>('written-pages')
      .then((bundle) => bundle.writtenPages(texts));
    return this.#pages;
  }
}

async function htmlFor(
  request: IncomingMessage,
  document: PublicDocument,
  { written, page, visit }: Environments,
  pages: WrittenPages,
): Promise<string | null> {
  if (!written || !page || !visit) return null;
  const language = languageOf(request);
  const all = await pages.all(written);
  const found = all.find((one) => one.name === document.page && one.language === language);
  if (!found) return null;
  const template = found.isWhole
    ? await page.getTransformedHtml('page')
    : await visit.getTransformedHtml('visit');
  return filled(joinedDocument(template, found), fillingFor(request, document));
}

/**
 * The development server answers the addresses of the public pages as the server does with what was built
 * (`scripts/written-pages.mjs`, `server/http/documents.ts`): their programs change while they run, the pages
 * that need none are loaded again.
 */
export const publicDocuments: RsbuildPlugin = {
  name: 'public-documents',
  apply: 'serve',
  setup(api) {
    const pages = new WrittenPages();
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
      if (environment.name !== 'written') return;
      pages.codeChanged();
      if (!isFirstCompile) server?.environments.page?.hot.send('full-reload');
    });
  },
};
