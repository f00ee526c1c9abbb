import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stripTrailingSlashes } from '#domain/public-urls/trailing-slash';
import type { ServerConfig } from '../config';
import { type IdentityProvidersConfig, providerOrigins } from '../identity-provider-config';
import { createDocuments, type FindPublicRecord } from './html-documents';
import { createResponsePreloader } from './preloaded-responses';
import { problem } from './problem-error';
import { type PublicSitemap, registerRobotsAndSitemaps } from './robots-and-sitemaps';
import { WORKER_POLICY } from './security-headers';

/** Files whose name holds a hash of their content (six digits or more) never change. */
const HASHED = /\.[0-9a-f]{6,}\.\w+(?:\.map)?(?:\.br|\.gz)?$/;

/**
 * Scripts that a worker may run: the service worker, and those that load on demand, which the build
 * names by number. The policy of a script applies only where a worker runs it.
 */
const WORKER = /(?:-worker|[\\/]async[\\/][\w-]+)(?:\.[0-9a-f]+)?\.js(?:\.br|\.gz)?$/;

/** The service worker of the portal, and the one that removes it. */
const WORKER_FILE = 'portal-worker.js';
const NO_WORKER_FILE = 'no-portal-worker.js';

const FOREVER = 'public, max-age=31536000, immutable';

function isNavigation({ method }: FastifyRequest, pathname: string): boolean {
  // A request that uses this server as a proxy has another host here, and no path.
  const isPath = pathname.startsWith('/') && !/^\/(?:api|media)\//.test(pathname);
  return isPath && (method === 'GET' || method === 'HEAD');
}

/** A path with a file extension is a missing file; below /app every address belongs to the app. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname) && !/^\/app\//.test(pathname);
}

/** The version of the texts, which is in their addresses; null in a build without one. */
function textsVersion(webDir: string): string | null {
  const file = path.join(webDir, 'locales/version.json');
  if (!existsSync(file)) return null;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
  return typeof version === 'string' ? version : null;
}

/**
 * Whether an address names the version of the texts that this server has. Another version is
 * answered too, for a page that was opened before a release, but no cache may keep the answer.
 */
function isCurrentText(file: string, query: unknown, version: string | null): boolean {
  const isText = /[\\/]locales[\\/]/.test(file);
  return isText && version !== null && (query as { v?: unknown }).v === version;
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
  /** Whether browsers keep the portal with its service worker. */
  readonly serviceWorker: boolean;
  readonly tracing: ServerConfig['tracing'];
}

/**
 * Serves the built portal and the public pages. Returns the handler for paths that are not files:
 * each gets its document, and a path that ends in a slash is redirected to the path without it,
 * with its query (specification, section 2). Undefined without a build.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  options: StaticFilesOptions,
): Promise<SendPage | undefined> {
  const { webDir, publicUrl, findRecord, sitemap, identityProviders, serviceWorker } = options;
  if (!existsSync(path.join(webDir, 'index.html'))) return undefined;
  const { origin } = new URL(publicUrl);
  const sendDocument = createDocuments(
    webDir,
    origin,
    findRecord,
    createResponsePreloader(app),
    providerOrigins(identityProviders),
    options,
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
  const version = textsVersion(webDir);
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // Only existing files become routes: all other paths belong to the portal.
    wildcard: false,
    // The compressed copies that the build made (bundler/finish-build.ts).
    preCompressed: true,
    globIgnore: ['**/*.{html,br,gz}', ...(serviceWorker ? [] : [WORKER_FILE])],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isForever = HASHED.test(file) || isCurrentText(file, reply.request.query, version);
      if (WORKER.test(file)) reply.header('content-security-policy', WORKER_POLICY);
      reply.header('cache-control', isForever ? FOREVER : 'no-cache');
    },
  });
  // The worker of an earlier release is replaced by one that removes it.
  if (!serviceWorker) app.get(`/${WORKER_FILE}`, (_, reply) => reply.sendFile(NO_WORKER_FILE));
  return sendPage;
}
