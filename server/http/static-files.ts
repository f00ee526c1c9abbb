import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stripTrailingSlashes } from '#domain/public-urls/trailing-slash';
import { type IdentityProvidersConfig, providerOrigins } from '../identity-provider-config';
import { createDocuments, type FindPublicRecord } from './html-documents';
import { createResponsePreloader } from './preloaded-responses';
import { problem } from './problem-error';
import { type PublicSitemap, registerRobotsAndSitemaps } from './robots-and-sitemaps';
import { WORKER_POLICY } from './security-headers';

/** Files whose name holds a hash of their content never change. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(?:\.map)?$/;

/** The files of workers, by the names that the build gives them. */
const WORKER = /-worker\.[0-9a-f]+\.js$/;

function isNavigation({ method }: FastifyRequest, pathname: string): boolean {
  // A request that uses this server as a proxy has another host here, and no path.
  const isPath = pathname.startsWith('/') && !/^\/(?:api|media)\//.test(pathname);
  return isPath && (method === 'GET' || method === 'HEAD');
}

/** A path with a file extension is a missing file; below /app every address belongs to the app. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname) && !/^\/app\//.test(pathname);
}

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
  readonly identityProviders: IdentityProvidersConfig;
  /** Whether the demo variants of the pages for signed-out users exist. */
  readonly authDemo: boolean;
}

/**
 * Serves the built portal and the public pages. Returns the handler for paths that are not files:
 * each gets its document, and a path that ends in a slash is redirected to the path without it,
 * with its query (specification, section 2). Undefined without a build.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { webDir, publicUrl, findRecord, sitemap, identityProviders, authDemo }: StaticFilesOptions,
): Promise<SendPage | undefined> {
  if (!existsSync(path.join(webDir, 'index.html'))) return undefined;
  const { origin } = new URL(publicUrl);
  const sendDocument = createDocuments(
    webDir,
    origin,
    findRecord,
    createResponsePreloader(app),
    providerOrigins(identityProviders),
    authDemo,
  );
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
    // Only existing files become routes: all other paths belong to the portal.
    wildcard: false,
    globIgnore: ['**/*.html'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isForever = HASHED.test(file);
      if (WORKER.test(file)) reply.header('content-security-policy', WORKER_POLICY);
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return sendPage;
}
