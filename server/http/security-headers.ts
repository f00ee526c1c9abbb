import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What a page may load: our own files, and styles that carry the nonce of this answer. */
export const portalPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For data: whatever a browser makes of them, it runs and loads nothing. */
const DENY_ALL_POLICY = [
  "default-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');

/** For stored files: even opened by themselves they run nothing and load nothing. */
export const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers of every answer; pages and stored files put their own policy over the closed one. */
export const registerSecurityHeaders = async (
  app: FastifyInstance,
  publicUrl: string,
): Promise<void> => {
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    // Ours never changes, and the plugin would write it anew for each answer.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', DENY_ALL_POLICY);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
};
