import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CacheConditions } from '../context';
import type { VersionedSubject } from '../database/store-versions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Under what the answer under way may be given again; null where it may not. */
    keeping: (CacheConditions & { readonly from: Date }) | null;
  }
}

/** Bytes of answers kept by one process. */
const MAX_BYTES = 32 * 1024 * 1024;

/** An answer as it went over the wire, and what it holds for. */
interface CachedResponse {
  readonly payload: string | Buffer;
  /** Those that describe the payload. */
  readonly headers: Readonly<Record<string, string>>;
  readonly versions: readonly (readonly [VersionedSubject, string])[];
  readonly from: Date;
  readonly until: Date | undefined;
}

/** Answers are kept for one user in one role, never for his colleagues: nobody sees another's. */
const keyOf = ({ principal, headers, url }: FastifyRequest): string =>
  JSON.stringify([
    principal?.userId,
    principal?.role,
    url,
    headers['accept-encoding'],
    headers['x-no-compression'],
  ]);

const isFresh = (cached: CachedResponse, { principal }: FastifyRequest, now: Date): boolean =>
  cached.versions.every(([subject, version]) => principal?.versions[subject] === version) &&
  cached.from <= now &&
  (cached.until === undefined || now <= cached.until);

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-encoding', 'vary'].flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

/** Cached responses of one process, see decision 9. */
export interface ResponseCache {
  /** The answer to send again, its headers set; undefined when it has to be made. */
  find(request: FastifyRequest, reply: FastifyReply, now: Date): string | Buffer | undefined;
}

/**
 * Keeps what handlers said may be kept (`call.keep`), compressed as it was sent. To be registered
 * after the compression, whose hooks then come first.
 */
export const registerResponseCache = (app: FastifyInstance): ResponseCache => {
  const answers = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ payload }, key) => payload.length + key.length,
  });
  const keep = (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: () => void,
  ): void => {
    const { keeping, principal, method } = request;
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (keeping && principal && isWhole && reply.statusCode === 200 && method === 'GET') {
      const { subjects, from, until } = keeping;
      answers.set(keyOf(request), {
        payload,
        from,
        until,
        headers: headersOf(reply),
        versions: subjects.map((subject) => [subject, principal.versions[subject]]),
      });
    }
    done();
  };
  app.decorateRequest('keeping', null);
  app.addHook('onRoute', (route) => {
    const others = [route.onSend ?? []].flat();
    route.onSend = [...others, keep];
  });
  return {
    find: (request, reply, now) => {
      if (!request.principal || request.method !== 'GET') return undefined;
      const cached = answers.get(keyOf(request));
      if (!cached || !isFresh(cached, request, now)) return undefined;
      reply.headers(cached.headers);
      return cached.payload;
    },
  };
};
