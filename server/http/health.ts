import type { FastifyInstance } from 'fastify';
import type { DatabaseAccess } from '../context';
import { problem } from './problem-error';

/** `/healthz`: the process answers. `/readyz`: the database answers too. Both without log lines. */
export function registerHealth(app: FastifyInstance, database: DatabaseAccess): void {
  const options = { logLevel: 'warn' as const };
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', options, async (_request, reply) => {
    if (!(await database.isReady())) throw problem(503, 'unavailable', { retryAfter: 2 });
    reply.header('cache-control', 'no-store');
    return { status: 'ready' };
  });
}
