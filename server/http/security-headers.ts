import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Origins other than our own that a page needs. */
export interface PageOrigins {
  /** For requests of scripts. */
  readonly connect: readonly string[];
  /** For frames. */
  readonly frame: readonly string[];
}

/** Pages that need nothing but our own files. */
export const NO_OTHER_ORIGINS: PageOrigins = { connect: [], frame: [] };

/**
 * Policy of pages: they may load our own files, and styles with the nonce of this answer, and reach
 * the configured origins. No script is inline, so scripts have no nonce. The service worker of the
 * portal replaces the nonce in each page that it makes (docs/decisions/0045-the-portal-is-kept-for-the-next-visit.md).
 */
export function portalPolicy(nonce: string, { connect, frame }: PageOrigins): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    ...(frame.length > 0 ? [`frame-src ${["'self'", ...frame].join(' ')}`] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Policy of a worker, which has that of its own file: it may request data of this server. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Policy of data: a browser runs and loads nothing, however it interprets them. */
const DENY_ALL_POLICY = [
  "default-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');

/** Policy of stored files: even opened directly, they run nothing and load nothing. */
export const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Hosts whose pages a browser trusts over plain HTTP too. */
const TRUSTED_OVER_HTTP = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Headers that separate pages from others; over plain HTTP a browser reports them as errors. */
const SEPARATION = { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' };

/** Headers of every answer; pages and stored files replace the strict policy with their own. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    // Our policy never changes, and the plugin would build it again for each answer.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isSecure || TRUSTED_OVER_HTTP.test(request.hostname)) reply.headers(SEPARATION);
    reply.header('content-security-policy', DENY_ALL_POLICY);
    // The check-in of tours reads tickets by the camera.
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
