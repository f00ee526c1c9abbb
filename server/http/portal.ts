import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problem-error';
import { portalPolicy } from './security-headers';
import { setXsrfCookie } from './xsrf';

/** Where index.html wants the nonce of the answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Files whose name holds a hash of their content never change. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(?:\.map)?$/;

/** The page as built, read again only when the build replaced it. */
const createPage = (file: string) => {
  let page = { changed: 0, html: '' };
  return (): string => {
    const changed = statSync(file).mtimeMs;
    if (changed !== page.changed) page = { changed, html: readFileSync(file, 'utf8') };
    return page.html;
  };
};

/** The public pages that need a program of their own; without its document they are the portal's affair. */
const VISITED = /^\/product(?:\/[^/?]+)?$/;

const isNavigation = (request: FastifyRequest): boolean => {
  const [pathname = ''] = request.url.split('?');
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  return isPage && !/\.\w+$/.test(pathname) && !/^\/(?:api|media)\//.test(pathname);
};

/**
 * Serves the built portal. Every path that is no file of it shows the same page, whose routes are
 * the portal's own business. Answers the handler for unknown paths; undefined without a build.
 */
export const registerPortal = async (
  app: FastifyInstance,
  webDir: string,
): Promise<((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | undefined> => {
  const index = path.join(webDir, 'index.html');
  if (!existsSync(index)) return undefined;
  const pageOf = createPage(index);
  const visit = path.join(webDir, 'visit.html');
  const visitOf = existsSync(visit) ? createPage(visit) : pageOf;
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!isNavigation(request)) throw problem(404, 'not_found');
    const [pathname = ''] = request.url.split('?');
    const htmlOf = VISITED.test(pathname) ? visitOf : pageOf;
    const nonce = randomBytes(16).toString('base64');
    setXsrfCookie(request, reply);
    return reply
      .header('content-security-policy', portalPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')

      .send(htmlOf().replaceAll(NONCE_PLACEHOLDER, nonce));
  };
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // Only files that exist become routes: the rest are paths of the portal.
    wildcard: false,
    globIgnore: ['**/index.html', '**/visit.html'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isForever = HASHED.test(file);
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return sendPage;
};
