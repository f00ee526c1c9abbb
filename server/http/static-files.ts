import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stripTrailingSlashes } from '#domain/public-urls/trailing-slash';
import { createDocuments, type FindPublicRecord } from './html-documents';
import { createResponsePreloader } from './preloaded-responses';
import { problem } from './problem-error';
import { type PublicSitemap, registerRobotsAndSitemaps } from './robots-and-sitemaps';

/** Files whose name holds a hash of their content never change. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(?:\.map)?$/;

const isNavigation = ({ method }: FastifyRequest, pathname: string): boolean => {
  // Whoever asks a proxy names another host there, and no path.
  const isPath = pathname.startsWith('/') && !/^\/(?:api|media)\//.test(pathname);
  return isPath && (method === 'GET' || method === 'HEAD');
};

/** What ends like a file is one, and missing; below /app any address is the app's own. */
const isFile = (pathname: string): boolean => /\.\w+$/.test(pathname) && !/^\/app\//.test(pathname);

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

export interface StaticFilesOptions {
  readonly webDir: string;
  /** The address that browsers use. */
  readonly publicUrl: string;
  readonly findRecord: FindPublicRecord;
  readonly sitemap: PublicSitemap;
}

/**
 * Serves the built portal and the public pages. Answers the handler for paths that are no file:
 * each gets its document, and one that ends in a slash leads to the same without it, its query kept
 * (specification, section 2). Undefined without a build.
 */
export const registerStaticFiles = async (
  app: FastifyInstance,
  { webDir, publicUrl, findRecord, sitemap }: StaticFilesOptions,
): Promise<SendPage | undefined> => {
  if (!existsSync(path.join(webDir, 'index.html'))) return undefined;
  const { origin } = new URL(publicUrl);
  const sendDocument = createDocuments(webDir, origin, findRecord, createResponsePreloader(app));
  const sendPage: SendPage = (request, reply) => {
    const [pathname = '', ...query] = request.url.split('?');
    const tidy = stripTrailingSlashes(pathname);
    if (!isNavigation(request, pathname)) throw problem(404, 'not_found');
    if (tidy !== null) return reply.redirect([tidy, ...query].join('?'), 308);
    if (isFile(pathname)) throw problem(404, 'not_found');
    return sendDocument(request, reply, pathname);
  };
  registerRobotsAndSitemaps(app, origin, sitemap);
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // Only files that exist become routes: the rest are paths of the portal.
    wildcard: false,
    globIgnore: ['**/*.html'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isForever = HASHED.test(file);
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return sendPage;
};
