import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

function entityTagOf(payload: string): string {
  return `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
}

/** Whether `If-None-Match` contains this tag. */
function matchesEntityTag(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim() === tag) ?? false;
}

/**
 * Adds a cache lifetime and an entity tag to answers that the contract makes public (`x-max-age`),
 * and answers 304 without a body if the client already has the same answer. The tag is weak,
 * because a compressed answer is the same answer.
 */
export function registerPublicCache(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { maxAge } = request.routeOptions.config;
    if (maxAge === undefined || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload;
    }
    const tag = entityTagOf(payload);
    reply.header('cache-control', `public, max-age=${maxAge}`).header('etag', tag);
    if (!matchesEntityTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
