import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CacheConditions } from '../context';
import type { VersionedSubject } from '../data-versions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Conditions under which the current answer may be cached; null if it may not. */
    keeping: (CacheConditions & { readonly from: Date }) | null;
  }
}

/** Maximum size of one process's cached answers, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

/** An answer as it was sent, and the conditions of its validity. */
interface CachedResponse {
  readonly payload: string | Buffer;
  /** Headers that describe the payload. */
  readonly headers: Readonly<Record<string, string>>;
  readonly versions: readonly (readonly [VersionedSubject, string])[];
  readonly from: Date;
  readonly until: Date | undefined;
}

/**
 * Each user has their own cached answers in each role, because users may not see each other's
 * answers.
 */
function keyOf({ principal, headers, url }: FastifyRequest): string {
  return JSON.stringify([
    principal?.userId,
    principal?.role,
    url,
    headers['accept-encoding'],
    headers['x-no-compression'],
  ]);
}

function isFresh(cached: CachedResponse, { principal }: FastifyRequest, now: Date): boolean {
  return (
    cached.versions.every(([subject, version]) => principal?.versions[subject] === version) &&
    cached.from <= now &&
    (cached.until === undefined || now <= cached.until)
  );
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    ['content-type', 'content-encoding', 'vary'].flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

/** Cached responses of one process, see decision 9. */
export interface ResponseCache {
  /** The cached answer, after its headers are set; undefined if there is no valid one. */
  find(request: FastifyRequest, reply: FastifyReply, now: Date): string | Buffer | undefined;
}

/**
 * Caches answers for which handlers called `call.allowCaching`, compressed as they were sent. Must
 * be registered after the compression, whose hooks then run first.
 */
export function registerResponseCache(app: FastifyInstance): ResponseCache {
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
}
