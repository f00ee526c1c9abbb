import { sql } from 'drizzle-orm';
import { type ExpectStatic, type TestContext, test, vi } from 'vitest';
import type { DatabaseAccess } from '../../../server/context';
import { openDatabase } from '../../../server/database/database';
import { addJob } from '../../../server/jobs/add-job';
import { type JobWorker, startJobWorker, type WorkerOptions } from '../../../server/worker/worker';
import { expectMessagesOfFile } from '../../support/expected-console';
import {
  addNumberedJob,
  createGate,
  IDLE_TASKS,
  jobNumberOf,
  queuedJobs,
  workerContext,
} from '../jobs/job-fixtures';
import {
  type FaultyDatabaseProxy,
  startFaultyDatabaseProxy,
} from '../support/faulty-database-proxy';
import { createTestDatabase, EMPTY_TEMPLATE } from '../support/test-databases';
import { startTestServer } from '../support/test-server';

/** How long an expectation may take on a busy machine. */
const PATIENCE = { timeout: 30_000 };

/** The limits of a test: everything that usually takes minutes takes less than a second. */
const QUICK = {
  judgeMs: 50,
  startMs: 1000,
  stallMs: 500,
  jobMs: 60_000,
  endMs: 300,
  firstPauseMs: 50,
  longestPauseMs: 200,
  failingMs: 600,
};

// graphile-worker itself writes what broke while it asked for jobs.
expectMessagesOfFile('trace', /Connection terminated|timeout exceeded|does not exist|ECONNRESET/);

let watched: JobWorker | undefined;

const server = await startTestServer({
  seed: false,
  jobWorkerState: () => watched?.state() ?? 'starting',
});

test.concurrent('A runner that hangs at its end is replaced, and the jobs whose end was lost run again', async ({
  expect,
  onTestFinished,
}) => {
  const { database, line, work } = await openQueue(onTestFinished);
  const [begun, door] = [[createGate(), createGate()], createGate()];
  const done: number[] = [];
  work(line, async (number) => {
    begun[number]?.open();
    await door.opened;
    done.push(number);
    // The two jobs end one after the other, so that graphile-worker completes them separately.
    if (done.length === 1) await firstEnd;
  });
  await addNumberedJob(database, 0);
  await addNumberedJob(database, 1);
  await Promise.all(begun.map(({ opened }) => opened));
  const firstEnd = line.holdOn('complete_job');
  door.open();
  const cutFirst = await firstEnd;
  const cutSecond = await line.holdOn('complete_job');
  // Both ends fail in the same moment: then the library waits for ever for a third one.
  cutFirst();
  cutSecond();
  await expect.poll(() => queuedJobs(database), PATIENCE).toEqual([]);
  expect(done.length).toBeGreaterThanOrEqual(4);
  expect(ran(done)).toEqual([0, 1]);
});

test.concurrent('A job that a runner locked without receiving it is released, and a running job is not', async ({
  expect,
  onTestFinished,
}) => {
  const { database, line, work } = await openQueue(onTestFinished);
  const [begun, door] = [createGate(), createGate()];
  const begins: number[] = [];
  const limits = { ...QUICK, stallMs: 60_000 };
  work(
    line,
    async (number) => {
      begins.push(number);
      begun.open();
      if (number === 1) await door.opened;
    },
    { limits },
  );
  await addNumberedJob(database, 1);
  await begun.opened;
  // The runner goes on under the same id: no other worker takes its jobs for those of a lost one.
  const [worker] = await runningWorkers(expect, database);
  line.loseAnswerTo('attempts = jobs.attempts + 1');
  await addNumberedJob(database, 2);
  await expect.poll(() => begins, PATIENCE).toEqual([1, 2]);
  expect(await workersKnown(database)).toEqual([worker]);
  door.open();
  await expect.poll(() => queuedJobs(database), PATIENCE).toEqual([]);
  expect(begins).toEqual([1, 2]);
});

test.concurrent('A runner that ends without an error is replaced', async ({
  expect,
  onTestFinished,
}) => {
  const { database, work } = await openQueue(onTestFinished);
  const done: number[] = [];
  work(database, async (number) => done.push(number));
  await addNumberedJob(database, 1);
  await expect.poll(() => ran(done), PATIENCE).toEqual([1]);
  const exitCode = process.exitCode;
  // The library stops quietly when it is told that a newer version has changed the queue.
  const change = JSON.stringify({ migrationNumber: 99, breaking: true });
  const before = await runningWorkers(expect, database);
  await database.db.execute(sql`select pg_notify('worker:migrate', ${change})`);
  await expect
    .poll(async () => (await workersKnown(database)).join(), PATIENCE)
    .not.toBe(before.join());
  process.exitCode = exitCode;
  await addNumberedJob(database, 2);
  await expect.poll(() => ran(done), PATIENCE).toEqual([1, 2]);
});

test.concurrent('A runner on frozen connections is replaced, and meanwhile neither a heartbeat nor /readyz claims that it works', async ({
  expect,
  onTestFinished,
}) => {
  const { database } = server;
  const line = await startFaultyDatabaseProxy(server.databaseUrl);
  const done: number[] = [];
  const worker = startWorker(database, line.url, async (number) => done.push(number));
  watched = worker;
  onTestFinished(async () => {
    await worker.stop();
    await line.close();
  });
  const readyz = async () => {
    const response = await fetch(`${server.url}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  await expect.poll(worker.state, PATIENCE).toBe('working');
  expect(await readyz()).toEqual({
    status: 200,
    body: { status: 'ready', worker: 'working', oldestDueJobSeconds: 0 },
  });
  line.freeze();
  await addNumberedJob(database, 1);
  await expect.poll(worker.state, PATIENCE).toBe('failing');
  const { status, body } = await readyz();
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.detail).toMatch(
    /^The job worker of this process does not work\. The oldest due job has been waiting for \d+ seconds\.$/,
  );
  expect(await readMetric(server.url, 'job_worker_working')).toBe(0);
  expect(await readMetric(server.url, 'jobs_oldest_due_seconds')).toBeGreaterThan(0.5);
  expect(await secondsSinceHeartbeat(database)).toBeGreaterThan(0.5);
  line.thaw();
  await expect.poll(() => ran(done), PATIENCE).toEqual([1]);
  await expect.poll(worker.state, PATIENCE).toBe('working');
  expect((await readyz()).status).toBe(200);
  expect(await readMetric(server.url, 'job_worker_working')).toBe(1);
});

test.concurrent('Another process runs the jobs of a worker that hangs', async ({
  expect,
  onTestFinished,
}) => {
  const { database, line, work } = await openQueue(onTestFinished);
  const [begun, never] = [createGate(), createGate()];
  const done: number[] = [];
  work(line, async () => {
    begun.open();
    await never.opened;
  });
  await addNumberedJob(database, 1);
  await begun.opened;
  line.freeze();
  work(database, async (number) => done.push(number));
  await expect.poll(() => ran(done), PATIENCE).toEqual([1]);
  never.open();
});

test.concurrent('A process whose requests use all connections keeps its jobs', async ({
  expect,
  onTestFinished,
}) => {
  const { database, work } = await openQueue(onTestFinished);
  const busy = openDatabase({ url: database.url, poolSize: 1 });
  const [begun, door, release] = [createGate(), createGate(), createGate()];
  const done: string[] = [];
  onTestFinished(() => busy.close());
  const job = (name: string) => async () => {
    begun.open();
    await door.opened;
    done.push(name);
  };
  const steady = { heartbeatTimeoutMs: 1500, limits: {} };
  work(database, job('first'), { database: busy, ...steady });
  await addNumberedJob(database, 1);
  await begun.opened;
  const held = busy.transaction(() => release.opened);
  work(database, job('other'), steady);
  // Longer than a worker may be silent.
  await expect.poll(() => secondsWithHeartbeats(database), PATIENCE).toBeGreaterThan(2);
  door.open();
  await expect.poll(() => queuedJobs(database), PATIENCE).toEqual([]);
  release.open();
  await held;
  expect(done).toEqual(['first']);
});

test.concurrent('A job that hangs runs again, and jobs beside it go on', async ({
  expect,
  onTestFinished,
}) => {
  const { database, work } = await openQueue(onTestFinished);
  const never = createGate();
  const done: number[] = [];
  let tries = 0;
  const limits = { ...QUICK, jobMs: 500 };
  work(
    database,
    async (number) => {
      if (number === 1) tries += 1;
      if (tries === 1 && number === 1) await never.opened;
      else done.push(number);
    },
    { limits },
  );
  await addNumberedJob(database, 1);
  await addNumberedJob(database, 2);
  await expect.poll(() => ran(done), PATIENCE).toEqual([1, 2]);
  await expect.poll(() => queuedJobs(database), PATIENCE).toEqual([]);
  never.open();
});

test.concurrent('A queue that no job holds is released', async ({ expect, onTestFinished }) => {
  const { database, work } = await openQueue(onTestFinished);
  const done: number[] = [];
  const add = (number: number) =>
    database.transaction((tx) =>
      addJob(tx, 'forgetExpired', { number } as never, { queue: 'named' }),
    );
  await add(1);
  // As a job leaves it that was released, and ended in two workers.
  await database.db.execute(
    sql`update graphile_worker._private_job_queues
           set locked_at = now() - interval '1 minute', locked_by = 'pool-gone'`,
  );
  work(database, async (number) => done.push(number));
  await expect.poll(() => ran(done), PATIENCE).toEqual([1]);
});

test.concurrent('A worker gives up if it cannot work although the database answers', async ({
  expect,
  onTestFinished,
}) => {
  const { database, work } = await openQueue(onTestFinished);
  const gaveUp = createGate();
  await database.db.execute(sql`alter table graphile_worker._private_jobs rename to lost_jobs`);
  const worker = work(database, async () => undefined, {
    limits: { ...QUICK, giveUpMs: 1500 },
    onGiveUp: gaveUp.open,
  });
  await gaveUp.opened;
  expect(worker.state()).toBe('failing');
});

test.concurrent('A worker does not give up while the database does not answer', async ({
  expect,
  onTestFinished,
}) => {
  const { line, work } = await openQueue(onTestFinished);
  const database = openDatabase({ url: line.url, poolSize: 2, connectionTimeoutMs: 2000 });
  onTestFinished(() => void database.close());
  // Opens a connection, which then gives neither an answer nor an error.
  expect(await database.isReady()).toBe(true);
  line.freeze();
  const [onGiveUp, ready] = [vi.fn(), vi.spyOn(database, 'isReady')];
  const worker = work(line, async () => undefined, {
    limits: { ...QUICK, giveUpMs: 400 },
    onGiveUp,
    database,
  });
  await expect.poll(() => ready.mock.calls.length, PATIENCE).toBeGreaterThan(4);
  expect(await database.isReady()).toBe(false);
  expect(worker.state()).toBe('starting');
  expect(onGiveUp).not.toHaveBeenCalled();
});

/** The jobs that have run: on a busy machine, with limits this short, a job may run once more. */
function ran(done: readonly number[]): number[] {
  return [...new Set(done)].sort();
}

interface Queue extends DatabaseAccess {
  readonly url: string;
}

interface Work extends Partial<WorkerOptions> {
  /** The connections of the requests of its process. */
  readonly database?: DatabaseAccess;
}

/** A separate database, a proxy to it, and a function that starts a worker. */
async function openQueue(onTestFinished: TestContext['onTestFinished']) {
  const own = await createTestDatabase(EMPTY_TEMPLATE);
  const line = await startFaultyDatabaseProxy(own.url);
  const database: Queue = { ...openDatabase({ url: own.url, poolSize: 4 }), url: own.url };
  onTestFinished(async () => {
    await database.close();
    await line.close();
    await own.drop();
  });
  const work = (
    at: FaultyDatabaseProxy | Queue,
    task: (number: number) => Promise<unknown>,
    { database: used = database, ...options }: Work = {},
  ) => {
    const worker = startWorker(used, at.url, task, options);
    onTestFinished(() => worker.stop());
    return worker;
  };
  return { database, line, work };
}

function startWorker(
  database: DatabaseAccess,
  databaseUrl: string,
  task: (number: number) => Promise<unknown>,
  options: Partial<WorkerOptions> = {},
) {
  return startJobWorker(workerContext(database), {
    databaseUrl,
    pollMs: 100,
    heartbeatMs: 100,
    heartbeatTimeoutMs: 1000,
    limits: QUICK,
    recurring: {},
    tasks: { ...IDLE_TASKS, forgetExpired: (_context, payload) => task(jobNumberOf(payload)) },
    ...options,
  });
}

async function workersKnown({ db }: DatabaseAccess): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from job_workers order by id`);
  return rows.map(({ id }) => id);
}

/** The same, once there is one: a worker may run its first job before it is known. */
async function runningWorkers(
  expect: Pick<ExpectStatic, 'poll'>,
  database: DatabaseAccess,
): Promise<string[]> {
  await expect.poll(() => workersKnown(database), PATIENCE).not.toEqual([]);
  return workersKnown(database);
}

async function secondsSinceHeartbeat({ db }: DatabaseAccess): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(
    sql`select coalesce(extract(epoch from now() - max(heartbeat_at)), 3600)::float8 as seconds
          from job_workers`,
  );
  return rows[0]?.seconds ?? 0;
}

/** For how long the worker that holds a job has sent heartbeats since it took it. */
async function secondsWithHeartbeats({ db }: DatabaseAccess): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(
    sql`select extract(epoch from heartbeat_at - locked_at)::float8 as seconds
          from job_workers join graphile_worker.jobs on locked_by = job_workers.id`,
  );
  return rows[0]?.seconds ?? 0;
}

async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}
