import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaStorage } from '../ports/media-storage.port';
import { problem } from './problem-error';
import { MEDIA_POLICY } from './security-headers';

/** The demo's pictures are our own files: drawings, which no user can upload. */
const DEMO_PICTURES = new Set(['.png', '.jpg', '.jpeg', '.webp', '.svg']);

/**
 * Names that the server assigns. They determine the type, and only these names are requested from
 * the storage.
 */
const STORED_NAME = /^[0-9a-f]{16}(?:-\d{2,4})?\.(png|jpg|webp)$/;
const MEDIA_ID = /^med_[A-Za-z0-9]+$/;

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** Names are never reused, hence the long lifetime. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

interface StoredPicture {
  readonly mediaId: string;
  readonly name: string;
}

function sendStored(storage: MediaStorage) {
  return async (request: FastifyRequest<{ Params: StoredPicture }>, reply: FastifyReply) => {
    const { mediaId, name } = request.params;
    const extension = STORED_NAME.exec(name)?.[1];
    if (extension === undefined || !MEDIA_ID.test(mediaId)) throw problem(404, 'not_found');
    const file = await storage.find(`${mediaId}/${name}`);
    if (!file) throw problem(404, 'not_found');
    const etag = `"${name}"`;
    reply
      .header('content-security-policy', MEDIA_POLICY)
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', IMMUTABLE_CACHE)
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(TYPES[extension] ?? '').header('content-length', file.sizeBytes);
    return reply.send(await file.open());
  };
}

/**
 * Serves stored pictures from the storage, through this server: the portal's policy loads pictures
 * from no other host, and the bucket stays private. The demo's drawings come from a folder; a
 * browser that opens one directly gets a download that cannot run anything.
 */
export async function registerMediaFiles(
  app: FastifyInstance,
  mediaDir: string,
  storage: MediaStorage,
): Promise<void> {
  app.get('/media/:mediaId/:name', { compress: false }, sendStored(storage));
  const root = path.join(mediaDir, 'demo');
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/demo/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (pathname) => DEMO_PICTURES.has(path.extname(pathname).toLowerCase()),
    setHeaders: (reply) => {
      reply.header('content-security-policy', MEDIA_POLICY);
      reply.header('content-disposition', 'attachment');
      reply.header('cache-control', IMMUTABLE_CACHE);
    },
  });
}
