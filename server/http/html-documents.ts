import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, toLanguage } from '#domain/format/languages';
import {
  documentForPath,
  type PageDocument,
  type PortalDocument,
  type PrerenderedPage,
  type PublicAppDocument,
} from '#domain/public-urls/document-for-path';
import {
  createRequestFinder,
  type PageRequests,
  type RouteRequests,
} from '#domain/public-urls/document-requests';
import { negotiateLanguage } from '#domain/public-urls/negotiate-language';
import { escapeHtml } from '#domain/text/escape-html';
import type { PreloadedResponses, PreloadResponses } from './preloaded-responses';
import { problem } from './problem-error';
import { NO_OTHER_ORIGINS, type PageOrigins, portalPolicy } from './security-headers';
import { setXsrfCookie } from './xsrf';

/** A product, an article or a vacancy, as the head of its page describes it. */
export interface PublicRecord {
  readonly title: string;
  readonly description: string;
  /** Its only path: "/post/le-four". */
  readonly path: string;
  /** The address of its picture, with or without a host; null without a picture. */
  readonly picture: string | null;
  /** Sanitised rich text that the document shows before its app. */
  readonly content?: string;
  /** What schema.org says of it; `address` is that of its page. */
  readonly structuredData?: (address: string) => object;
  /** Whether search engines leave it out. */
  readonly isUnlisted?: boolean;
}

/** Finds a public record; null if no public record has this key. */
export type FindPublicRecord = (
  document: Extract<PageDocument, { kind: 'record' }>,
  language: Language,
) => Promise<PublicRecord | null>;

const LANGUAGE_COOKIE = 'i18next';
const YEAR_SECONDS = 31_536_000;

/** Reads a built page. The text is cached until the build replaces the file. */
function createTemplateReader(webDir: string) {
  const pages = new Map<string, { changed: number; html: string }>();
  return (name: string): string => {
    const file = join(webDir, name);
    if (!existsSync(file)) throw problem(404, 'not_found');
    const changed = statSync(file).mtimeMs;
    const known = pages.get(name);
    if (known?.changed === changed) return known.html;
    const html = readFileSync(file, 'utf8');
    pages.set(name, { changed, html });
    return html;
  };
}

function chosenLanguage(request: FastifyRequest): Language | null {
  const { lng } = request.query as { lng?: unknown };
  return typeof lng === 'string' ? toLanguage(lng) : null;
}

/** Stores a language chosen in the address for the next pages, also for pages without scripts. */
function setLanguageCookie(request: FastifyRequest, reply: FastifyReply): void {
  const language = chosenLanguage(request);
  if (!language || request.cookies[LANGUAGE_COOKIE] === language) return;
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'lax',
    secure: request.server.isServedSecurely,
  });
}

function languageOf(request: FastifyRequest): Language {
  return negotiateLanguage({
    query: chosenLanguage(request) ?? undefined,
    cookie: request.cookies[LANGUAGE_COOKIE],
    accepted: request.headers['accept-language'],
  });
}

/** Tells the portal that the demo pages exist (src/main.tsx reads it). */
const AUTH_DEMO: PreloadedResponses = {
  head: '<meta name="auth-demo" content="on">',
  pictures: {},
};

const NO_PRELOADED_RESPONSES: PreloadedResponses = { head: '', pictures: {} };

/** Values of a page's placeholders, by their names between double underscores. */
type TemplateValues = Readonly<Record<string, string>>;

/**
 * Fills all placeholders in one pass, so that inserted texts are not searched again. @param markup
 * inserted unescaped
 */
function fillTemplate(html: string, filling: TemplateValues, markup: TemplateValues): string {
  return html.replaceAll(
    /__([A-Z_]+?)__/g,
    (whole, name: string) => markup[name] ?? escapeHtml(filling[name] ?? whole),
  );
}

/** What src/prerender/page-requests.ts writes. */
type WrittenRequests = Pick<PageRequests, 'user'> & {
  readonly routes: readonly RouteRequests[];
};

const FIRST_REQUESTS_FILE = 'pages/first-requests.json';

/**
 * What a page behind the sign-in requests first, as JSON for src/document-scripts/portal.ts; null where
 * the build knows nothing of the page.
 */
function createFirstRequests(webDir: string, read: (name: string) => string) {
  let text = '';
  let find: ReturnType<typeof createRequestFinder> = () => null;
  let user = '';
  return (pathname: string): string => {
    if (!existsSync(join(webDir, FIRST_REQUESTS_FILE))) return 'null';
    const current = read(FIRST_REQUESTS_FILE);
    if (current !== text) {
      // The build wrote it: src/prerender/page-requests.ts.
      const written = JSON.parse(current) as WrittenRequests;
      text = current;
      user = written.user;
      find = createRequestFinder(written.routes);
    }
    const found = find(pathname);
    const page: PageRequests | null = found && { ...found, user };
    return JSON.stringify(page);
  };
}

const NO_INDEX = '<meta name="robots" content="noindex">';

/** Only `<` could end the script. A data block is not run: the policy of scripts does not concern it. */
function structuredDataScript(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** What the head of a record's page has in addition to its title and description. */
function recordHead({ structuredData, isUnlisted, path }: PublicRecord, origin: string): string {
  const data = structuredData ? structuredDataScript(structuredData(origin + path)) : '';
  return (isUnlisted ? NO_INDEX : '') + data;
}

function templateValuesOf({ title, description, path, picture }: PublicRecord, origin: string) {
  return {
    TITLE: title,
    DESCRIPTION: description,
    PATH: path,
    PICTURE: new URL(picture ?? '/share.png', `${origin}/`).href,
  };
}

/** Settings of the server that the documents of the portal tell its app. */
export interface DocumentSettings {
  /** Whether the demo pages exist. */
  readonly authDemo: boolean;
  /** Whether the portal registers its service worker. */
  readonly serviceWorker: boolean;
  /** The share of the requests that the portal marks for a trace; null for none. */
  readonly tracing: { readonly share: number } | null;
}

/**
 * Answers a path with its document and status: prerendered pages, pages of the public app and pages
 * of the portal that were written at build time, in the requested language and with preloaded
 * responses in their head; the portal; and 404 with a page for an unknown path.
 * @param origin the address that browsers use, without a slash at its end
 * @param providers the origins of the identity providers, which only the portal may reach
 * @param answersFor the responses that the page would request first, as parts of its head
 */
export function createDocuments(
  webDir: string,
  origin: string,
  find: FindPublicRecord,
  answersFor: PreloadResponses,
  providers: PageOrigins,
  { authDemo, serviceWorker, tracing }: DocumentSettings,
) {
  const pageOf = createTemplateReader(webDir);
  // src/start/after-first-page.ts reads it.
  const traces = tracing ? `<meta name="traces" content="${tracing.share}">` : '';
  const requestsAt = createFirstRequests(webDir, pageOf);
  const send = (
    reply: FastifyReply,
    html: string,
    filling: TemplateValues = {},
    { head, pictures }: PreloadedResponses = NO_PRELOADED_RESPONSES,
    origins: PageOrigins = NO_OTHER_ORIGINS,
    content = '',
  ): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    const known = {
      CSP_NONCE: nonce,
      ORIGIN: origin,
      SERVICE_WORKER: serviceWorker ? 'on' : 'off',
    };
    const markup = { ...pictures, CONTENT: content };
    const whole = fillTemplate(html, { ...filling, ...known }, markup);
    return reply
      .header('content-security-policy', portalPolicy(nonce, origins))
      .type('text/html; charset=utf-8')
      .send(whole.replace('</head>', () => `${head}${traces}</head>`));
  };
  const inLanguage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: PrerenderedPage | PublicAppDocument | `portal-${PortalDocument}`,
    filling: TemplateValues = {},
    origins: PageOrigins = NO_OTHER_ORIGINS,
    record: PublicRecord | null = null,
  ): Promise<FastifyReply> => {
    const language = languageOf(request);
    reply.header('vary', 'accept-language, cookie').header('content-language', language);
    // An address without a language is an address of its own, which has each reader's language.
    const asked = { ASKED: chosenLanguage(request) ? `?lng=${language}` : '' };
    const html = pageOf(`pages/${page}.${language}.html`);
    const first =
      page === 'notFound' ? NO_PRELOADED_RESPONSES : await answersFor(request, language);
    const whole = record ? { ...first, head: recordHead(record, origin) + first.head } : first;
    return send(reply, html, { ...filling, ...asked }, whole, origins, record?.content);
  };
  const sendRecord = async (
    request: FastifyRequest,
    reply: FastifyReply,
    document: Extract<PageDocument, { kind: 'record' }>,
  ) => {
    const record = await find(document, languageOf(request)).catch((error: unknown) => {
      request.log.error(error);
      return undefined;
    });
    // If the database does not answer, the page is sent all the same, and offers to try again.
    if (!record) return inLanguage(request, reply.status(record === null ? 404 : 503), 'notFound');
    const filling = templateValuesOf(record, origin);
    return inLanguage(request, reply, document.page, filling, NO_OTHER_ORIGINS, record);
  };
  return (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    const document = documentForPath(pathname);
    if (document.kind === 'prerendered') {
      setLanguageCookie(request, reply);
      reply.header('cache-control', 'private, no-cache');
      return inLanguage(request, reply, document.page);
    }
    setXsrfCookie(request, reply);
    reply.header('cache-control', 'no-store');
    if (document.kind === 'record') return sendRecord(request, reply, document);
    if (document.kind === 'publicApp') return inLanguage(request, reply, document.page);
    if (document.kind === 'portal') {
      const first = { FIRST_REQUESTS: requestsAt(pathname) };
      return send(reply, pageOf('index.html'), first, NO_PRELOADED_RESPONSES, providers);
    }
    if (document.kind === 'authDemo' && authDemo) {
      return send(reply, pageOf('index.html'), { FIRST_REQUESTS: 'null' }, AUTH_DEMO);
    }
    const page = 'page' in document ? document.page : 'notFound';
    if (document.kind !== 'portalPage') reply.status(404);
    const requested = { REQUESTED: pathname.slice(1) };
    return inLanguage(request, reply, `portal-${page}`, requested, providers);
  };
}
