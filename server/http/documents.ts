import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedLanguage } from '#domain/addresses/asked-language';
import { documentAt, type WrittenPage } from '#domain/addresses/documents';
import { type Language, toLanguage } from '#domain/format/languages';
import { problem } from './problem-error';
import { portalPolicy } from './security-headers';
import { setXsrfCookie } from './xsrf';

/** Where a page wants the nonce of the answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Where a written page wants the address that browsers use: "https://vendeur.exemple.ma". */
const ORIGIN_PLACEHOLDER = '__ORIGIN__';

const LANGUAGE_COOKIE = 'i18next';
const YEAR_SECONDS = 31_536_000;

/** A page as built, read again only when the build replaced it. */
const createPages = (webDir: string) => {
  const pages = new Map<string, { changed: number; html: string }>();
  return (name: string): string => {
    const file = path.join(webDir, name);
    if (!existsSync(file)) throw problem(404, 'not_found');
    const changed = statSync(file).mtimeMs;
    const known = pages.get(name);
    if (known?.changed === changed) return known.html;
    const html = readFileSync(file, 'utf8');
    pages.set(name, { changed, html });
    return html;
  };
};

const chosenLanguage = (request: FastifyRequest): Language | null => {
  const { lng } = request.query as { lng?: unknown };
  return typeof lng === 'string' ? toLanguage(lng) : null;
};

/** A language chosen by the address holds for the next page too, also where no script runs. */
const keepLanguage = (request: FastifyRequest, reply: FastifyReply): void => {
  const language = chosenLanguage(request);
  if (!language || request.cookies[LANGUAGE_COOKIE] === language) return;
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'lax',
    secure: request.server.isServedSecurely,
  });
};

const languageOf = (request: FastifyRequest): Language =>
  askedLanguage({
    query: chosenLanguage(request) ?? undefined,
    cookie: request.cookies[LANGUAGE_COOKIE],
    accepted: request.headers['accept-language'],
  });

/**
 * Answers a path with its document and status: pages written at build time in the language that is
 * asked for, the public pages' program, the portal, and the portal with 404 where nothing stands.
 * @param origin the address that browsers use, without a slash at its end
 */
export const createDocuments = (webDir: string, origin: string) => {
  const pageOf = createPages(webDir);
  const send = (reply: FastifyReply, html: string): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', portalPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_PLACEHOLDER, nonce).replaceAll(ORIGIN_PLACEHOLDER, origin));
  };
  const sendWritten = (request: FastifyRequest, reply: FastifyReply, page: WrittenPage) => {
    const language = languageOf(request);
    keepLanguage(request, reply);
    reply.header('cache-control', 'private, no-cache');
    reply.header('vary', 'accept-language, cookie').header('content-language', language);
    return send(reply, pageOf(`pages/${page}.${language}.html`));
  };
  return (request: FastifyRequest, reply: FastifyReply, pathname: string): FastifyReply => {
    const document = documentAt(pathname);
    if (document.kind === 'written') return sendWritten(request, reply, document.page);
    setXsrfCookie(request, reply);
    reply.header('cache-control', 'no-store').status(document.kind === 'unknown' ? 404 : 200);
    return send(reply, pageOf(document.kind === 'visit' ? 'visit.html' : 'index.html'));
  };
};
