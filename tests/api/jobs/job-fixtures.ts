import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import type { DatabaseAccess, ServerContext } from '../../../server/context';
import { createMeter } from '../../../server/http/prometheus-meter';
import { addJob } from '../../../server/jobs/add-job';
import type { Tasks } from '../../../server/worker/tasks';

function silentLogger() {
  return undefined;
}

async function noop() {
  return undefined;
}

/** Tasks that do nothing; a test replaces one with its own. */
export const IDLE_TASKS: Tasks = {
  fetchPictures: noop,
  mailPasswordLinks: noop,
  forgetExpired: noop,
  sendConversationMessages: noop,
  tellOfTestCharge: noop,
  instructCardProcessor: noop,
  releaseCardHold: noop,
};

/** The part of a server context that a worker needs: the database, a silent log, and a meter. */
export function workerContext(database: DatabaseAccess): ServerContext {
  const log = { error: silentLogger, warn: silentLogger, info: silentLogger, debug: silentLogger };
  // Jobs of these tests use only these parts of the context.
  const meter = createMeter(new Registry());
  return { database, log, meter, clock: () => new Date() } as unknown as ServerContext;
}

/** Adds a job with a number that identifies it. */
export function addNumberedJob({ transaction }: DatabaseAccess, number: number): Promise<void> {
  return transaction((tx) => addJob(tx, 'forgetExpired', { number } as never));
}

/** The number of a job made by {@link addNumberedJob}. */
export function jobNumberOf(payload: unknown): number {
  return (payload as { number: number }).number;
}

/** The queued jobs: attempts so far, whether a worker holds the job, and its last error. */
export async function queuedJobs({ db }: DatabaseAccess) {
  const { rows } = await db.execute<{ attempts: number; taken: boolean; error: string | null }>(
    sql`select attempts, locked_by is not null as taken, last_error as error
          from graphile_worker.jobs order by id`,
  );
  return rows;
}

/** A gate that blocks a job until the test opens it. */
export function createGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
