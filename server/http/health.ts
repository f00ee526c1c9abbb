import type { FastifyInstance } from 'fastify';
import type { DatabaseAccess } from '../context';
import type { JobWorkerState } from '../jobs/job-worker-state';
import { findOldestDueMs, LONG_WAIT_MS } from '../jobs/oldest-due-job.query';
import { releaseVersion } from '../release-version';
import { problem } from './problem-error';

/**
 * The answer of a process that is ready. `degraded`: it serves requests, but jobs wait for long, so
 * something is wrong with the workers, whichever processes they run in.
 */
interface Readiness {
  readonly status: 'ready' | 'degraded';
  readonly worker: JobWorkerState | 'off';
  readonly oldestDueJobSeconds: number;
}

function notReady(detail: string) {
  return problem(503, 'unavailable', { retryAfter: 2, detail });
}

async function readinessOf(
  { db, isReady }: DatabaseAccess,
  worker: Readiness['worker'],
): Promise<Readiness> {
  if (!(await isReady())) throw notReady('The database does not answer.');
  const waiting = await findOldestDueMs(db).catch(() => {
    throw notReady('The queue of jobs cannot be read.');
  });
  const oldestDueJobSeconds = Math.round(waiting / 1000);
  if (worker === 'failing') {
    throw notReady(
      `The job worker of this process does not work. The oldest due job has been waiting for ${oldestDueJobSeconds} seconds.`,
    );
  }
  return { status: waiting > LONG_WAIT_MS ? 'degraded' : 'ready', worker, oldestDueJobSeconds };
}

/**
 * `/healthz`: the process answers, and which release it is. `/readyz`: the database answers too, and the job worker of this
 * process works, if it has one. Both without log lines.
 */
export function registerHealth(
  app: FastifyInstance,
  database: DatabaseAccess,
  jobWorkerState?: () => JobWorkerState,
): void {
  const options = { logLevel: 'warn' as const };
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: releaseVersion() };
  });
  app.get('/readyz', options, async (_request, reply) => {
    const readiness = await readinessOf(database, jobWorkerState?.() ?? 'off');
    reply.header('cache-control', 'no-store');
    return readiness;
  });
}
