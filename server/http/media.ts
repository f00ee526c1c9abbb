import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { MEDIA_POLICY } from './security-headers';

/** Stored pictures are these and nothing else; the type follows from the name we gave them. */
const PICTURES = new Set(['.png', '.jpg', '.jpeg', '.webp', '.gif', '.avif', '.svg']);

/**
 * Serves stored pictures. Their names are never used twice, hence the long life; whoever opens one
 * by itself gets a download that can't run anything.
 */
export const registerMedia = async (app: FastifyInstance, mediaDir: string): Promise<void> => {
  mkdirSync(mediaDir, { recursive: true });
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (pathname) => PICTURES.has(path.extname(pathname).toLowerCase()),
    setHeaders: (reply) => {
      reply.header('content-security-policy', MEDIA_POLICY);
      reply.header('content-disposition', 'attachment');
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
};
